/** All messages in French, as one file to load. */
const files = import.meta.glob<string>(["../../../locales/fr/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
