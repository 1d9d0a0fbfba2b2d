import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import { sameName } from '../wording/words.ts';
import { HEADINGS, NAMES, person } from './titleTexts.ts';

/** Names that a record has several of, the main one first: `titles: [{ lang, title }]`. */
const LISTED = ['name', 'title'];

/** A name that is an object itself: `name { first last }`, `title { english native }`; written `name.first`. */
export function inObject(fields: readonly Field[]): Reasoned<string[]> | null {
  const match = fields.find(
    (field) =>
      field.fields !== null &&
      !field.deprecated &&
      // A list of labels is what a record is filed under.
      (field.list ? LISTED : [...NAMES, ...HEADINGS]).includes(
        sameName(field.name).replace(/s$/, ''),
      ),
  );
  if (!match?.fields) return null;
  const inner = match.fields.filter((field) => field.kind === 'string' && !field.list);
  const byName = new Map(inner.map((field) => [sameName(field.name), field]));
  const whole = [
    'userpreferred',
    'canonical',
    'full',
    'fullname',
    'displayname',
    'default',
    'name',
    'text',
    'title',
    'value',
    'english',
    'en',
  ].flatMap((name) => byName.get(name) ?? [])[0];
  const parts = whole
    ? [whole]
    : (person(byName)?.value.flatMap((name) => inner.find((field) => field.name === name) ?? []) ??
      inner.slice(0, 1));
  if (parts.length === 0) return null;
  return {
    value: parts.map((part) => `${match.name}.${part.name}`),
    why: `\`${match.name}\`, an object that names the record`,
  };
}
