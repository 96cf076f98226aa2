/** What the bubble of a lesson says, of all there is to say. */
import type { Taught } from "../net/messages";
import type { Deed, News } from "../table/news";
import { t } from "../text/words.svelte";

export type Said = Readonly<{
  tone: "calm" | "bad" | "good";
  symbol: string;
  title: string;
  text: string;
  rule: string | null;
  /** Of the notice's, those that can be answered now. */
  deeds: readonly Deed[];
}>;

export type Lesson = Readonly<{
  standing: Taught["standing"];
  mistake: Taught["mistake"];
  news: News;
  /** What its messages begin with. */
  words: string;
  /** It is the last one of its course. */
  last: boolean;
  showing: boolean;
}>;

const ANSWERED: readonly Deed[] = ["go-on", "keep", "do"];

export function saidIn(lesson: Lesson): Said {
  return finished(lesson) ?? missed(lesson) ?? wrong(lesson) ?? asked(lesson) ?? task(lesson);
}

const said = (tone: Said["tone"], symbol: string, title: string, text: string, more: Partial<Said> = {}): Said => ({
  tone,
  symbol,
  title,
  text,
  rule: null,
  deeds: [],
  ...more,
});

function finished({ standing, words, last }: Lesson): Said | null {
  if (standing !== "done") return null;
  const keep = t(`${words}-keep`);
  return said("good", "ui-check", t("learn-well-done"), last ? `${keep} ${t("learn-finished")}` : keep);
}

function missed({ standing, mistake, words }: Lesson): Said | null {
  if (standing !== "missed") return null;
  return said("bad", "ui-alert", t(`${words}-task`), mistake === null ? t("learn-missed") : t(mistake));
}

/** A click that leads nowhere, or a move that doesn't help. */
function wrong({ mistake, news, words }: Lesson): Said | null {
  const title = t(`${words}-task`);
  if (news.tone === "bad") return said("bad", "ui-alert", title, news.strong, { rule: news.rule });
  if (mistake === null || news.deeds.includes("do")) return null;
  return said("bad", "ui-alert", title, t(mistake), { deeds: answeredIn(news) });
}

/** What the table itself wants to know: whether one is sure, or whether the next card may come. */
function asked({ news, words, showing }: Lesson): Said | null {
  const deeds = showing ? [] : answeredIn(news);
  if (deeds.length === 0 && news.tone !== "pick") return null;
  const comes = deeds.includes("go-on"); // the task is what to do before that
  const text = comes ? t(`${words}-why`) : [news.strong, news.text].filter((part) => part !== "").join(" ");
  return said("calm", news.symbol, t(`${words}-task`), text, { deeds });
}

function task({ words, showing }: Lesson): Said {
  const text = showing ? t("learn-shown") : t(`${words}-why`);
  return said("calm", showing ? "ui-eye" : "ui-hint", t(`${words}-task`), text);
}

const answeredIn = ({ deeds }: News): readonly Deed[] => deeds.filter((deed) => ANSWERED.includes(deed));
