import { splitWords } from '../../model/wording/words.ts';

const LONGEST = 160;

/** Words that say nothing by themselves. */
const EMPTY = new Set(
  (
    'a an and any are as associated at be been belongs by can contains current currently data date describes each field for from gets given has have holds id ' +
    'identifier identifies if in indicates information is it its linked name node object of on or record related represents return returns s set so that the their there ' +
    'these this time to type unique uniquely used value was were what when where whether which who with'
  ).split(' '),
);

/** Sentences that tools write below every field, or that a form says by its checks. */
const BOILERPLATE =
  /^(reads (a single|and enables)|a globally unique|the globally unique|the id of (the|an) object|unique identifier|at most \d+ decimal places?\.$)/i;

/**
 * What the schema says of a field, for people: the first sentence without markup; undefined where it
 * only says the label again.
 */
export function helpOf(
  description: string | null,
  label: string,
  typeLabel: string,
): string | undefined {
  const text = firstSentence(description);
  if (text === '' || BOILERPLATE.test(text)) return undefined;
  const said = new Set([...splitWords(label), ...splitWords(typeLabel)].flatMap(spellings));
  const adds = splitWords(text).some((word) => !EMPTY.has(word) && !said.has(word));
  return adds ? shortened(text) : undefined;
}

/** The first sentence of a description, without Markdown and without what is noted for tools (`@model`, `@oneToMany(…)`). */
export function firstSentence(description: string | null): string {
  const lines = (description ?? '').split('\n').filter((line) => !/^\s*@\w/.test(line));
  const [paragraph] = lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
  const plain = paragraph
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]+/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s+[A-Z]|$)/.exec(plain)?.[0] ?? plain;
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`;
}

/** A word as it may be repeated: `order`, `orders`, `order's`. */
function spellings(word: string): string[] {
  return [
    word,
    `${word}s`,
    word.replace(/s$/, ''),
    word.replace(/ed$/, 'e'),
    word.replace(/ed$/, ''),
  ];
}
