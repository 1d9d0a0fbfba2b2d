/** Translations by the English text; an empty one is still to be translated. */
export type Words = Readonly<Record<string, string>>;

/** The file of a language: `src/locale/<tag>.json`, and a team's `schema/languages/<tag>.json` over it. */
export interface LanguageFile {
  /** The labels of the schema's types, fields, choices and actions. */
  readonly labels: Words;
  /** The interface's messages. */
  readonly messages?: Words;
}

/**
 * Parses a language's file.
 *
 * @throws Error that says what is wrong with it
 */
export function parseLanguageFile(text: string): LanguageFile {
  const content = JSON.parse(text) as Record<string, unknown> | null;
  if (!isObject(content) || !Object.keys(content).every((name) => SECTIONS.has(name)))
    throw new Error('It must hold { "labels": { "Orders": "…" }, "messages": { … } }, no more.');
  const { labels = {}, messages } = content;
  return {
    labels: asWords('labels', labels),
    ...(messages !== undefined && { messages: asWords('messages', messages) }),
  };
}

const SECTIONS = new Set(['labels', 'messages']);

function asWords(section: string, content: unknown): Words {
  if (!isObject(content)) throw new Error(`Its “${section}” must be an object of texts.`);
  const wrong = Object.entries(content).find(([, said]) => typeof said !== 'string');
  if (wrong) throw new Error(`In its “${section}”, what stands for “${wrong[0]}” is not a text.`);
  return content as Words;
}

function isObject(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}
