/** All messages in English, as one file to load. */
const files = import.meta.glob<string>(["../../../locales/en/*.ftl", "!**/{cli,study,*_lessons,*_puzzles}.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
