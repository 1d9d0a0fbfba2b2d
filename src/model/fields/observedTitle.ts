import type { ObservedTitle } from '../observations.ts';
import type { Field } from '../types/fields.ts';
import type { Reasoned } from '../types/reasoned.ts';
import { sameName } from '../wording/words.ts';
import { HEADINGS, NAMES } from './titleTexts.ts';

/** The fields that name a record. */
export interface ReadTitle extends Reasoned<string[]> {
  /** The last of them is no part of the name: it tells apart records that have the same one. */
  isToldApart?: true;
}

/** By field: what its values are in a sample. */
export type ObservedTitles = Readonly<Record<string, ObservedTitle>>;

/**
 * The title that a sample of records bears out. A field that most records have no value in names none. One whose
 * values repeat gives way to another; where it is a name, or there is no other, a field without repetitions joins it.
 *
 * @param isText whether a field is a text that may tell records apart, and no key
 * @param read reads the title of fields
 */
export function readObservedTitle(
  fields: readonly Field[],
  observed: ObservedTitles,
  isText: (field: Field) => boolean,
  read: (fields: readonly Field[]) => Reasoned<string[]>,
): ReadTitle {
  const filled = fields.filter(({ name }) => observed[name] !== 'empty');
  const title = read(filled);
  const [only] = title.value;
  if (title.value.length !== 1 || observed[only] !== 'repeats') return title;
  const others = filled.filter(({ name }) => observed[name] !== 'repeats');
  const isName = [...NAMES, ...HEADINGS].includes(sameName(only));
  const next = isName ? null : read(others);
  if (next && next.value.length > 0)
    return { value: next.value, why: `${next.why}; observed: values of \`${only}\` repeat` };
  const distinct = others.find((field) => observed[field.name] === 'unique' && isText(field));
  if (distinct)
    return {
      value: [only, distinct.name],
      isToldApart: true,
      why: `${title.why}, with \`${distinct.name}\`; observed: values of \`${only}\` repeat`,
    };
  return next ? { ...next, why: `${next.why}; observed: values of \`${only}\` repeat` } : title;
}
