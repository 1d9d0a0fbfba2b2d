import { isDangerous, isVerb } from '../conventions/mutation/name.ts';
import { operationWords } from './operationWords.ts';
import { singular } from './plurals.ts';
import { lowerFirst, sentence } from './sentence.ts';
import { splitWords } from './words.ts';

/** Label of an action, from the mutation's name without the words of the resource: `orderCancel` of Order → `Cancel`. */
export function actionLabel(name: string, typeName: string): string {
  const words = operationWords(name);
  const type = splitWords(typeName);
  const start = words.findIndex((_, index) =>
    type.every((word, offset) => {
      const candidate = words[index + offset];
      return candidate === word || singular(candidate ?? '') === word;
    }),
  );
  const rest =
    start === -1 ? words : [...words.slice(0, start), ...words.slice(start + type.length)];
  return sentence(rest.length > 0 ? dropHangingWord(rest) : words, name) || name;
}

/** Label of a query that belongs to no resource: `ordersTotal` → `Orders total`, `pages.search` → `Pages: search`. */
export function queryToolLabel(path: readonly string[]): string {
  return inNamespace(path, withoutAsking);
}

/** `getMyFactory` says no more than `myFactory`. */
function withoutAsking(words: string[]): string[] {
  const isAsking = words.length > 1 && ASKING_VERBS.has(words[0]);
  return isAsking ? words.slice(1) : words;
}

const ASKING_VERBS = new Set(['get', 'fetch', 'query', 'load', 'read']);

/** Label of a mutation that belongs to no resource, its verb in front: `orderSettingsUpdate` → `Update order settings`. */
export function mutationToolLabel(path: readonly string[]): string {
  return inNamespace(path, (words) => {
    const last = words[words.length - 1];
    return isDone(last) && !isDone(words[0]) ? [last, ...words.slice(0, -1)] : words;
  });
}

function isDone(word: string): boolean {
  return isVerb(word) || isDangerous([word]);
}

function inNamespace(path: readonly string[], order: (words: string[]) => string[]): string {
  const name = path[path.length - 1];
  const label = sentence(order(operationWords(name)), name) || name;
  const namespace = path
    .slice(0, -1)
    .map((outer) => sentence(withoutAsking(splitWords(outer)), outer));
  if (namespace.length === 0) return label;
  return `${namespace.join(' ')}: ${lowerFirst(label)}`;
}

/** Verbs that include the word after them: sign in, opt in, turn on. */
const PHRASAL = new Set('check clock log opt sign turn'.split(' '));

function dropHangingWord(words: string[]): string[] {
  const hanging = new Set(['to', 'from', 'on', 'for', 'of', 'in', 'by', 'one']);
  const [before, last] = words.slice(-2);
  const isHanging = words.length > 1 && hanging.has(last ?? '') && !PHRASAL.has(before ?? '');
  return isHanging ? words.slice(0, -1) : words;
}
