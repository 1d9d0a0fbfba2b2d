import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import type { Input, InputWords, Problem } from '../input.ts';
import { group } from './group.tsx';
import { json } from './json.tsx';
import { list } from './list.tsx';
import { text } from './text.tsx';

interface Pair {
  readonly key: string;
  readonly value?: string | null;
}

/** Texts by key, as `hstore` has them: a row for each pair. A value that is left empty is none. */
export function pairs(words: InputWords = {}) {
  const rows = list<Pair>({ ...words, item: pair() });
  type State = typeof rows.empty;
  const sorted = (state: State) => {
    const entries = rows.serialize(state, ANYWHERE).map(({ key, value = null }) => [key, value]);
    return entries.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  };
  const input: Input<object, State> = {
    ...rows,
    cleared: null,
    parse: (value, locale) => {
      const entries = Object.entries(value as object);
      return rows.parse(
        entries.map(([key, each]: [string, unknown]) => ({ key, value: each })),
        locale,
      );
    },
    check: (state, locale, before) => {
      const problems = rows.check(state, locale, before);
      return problems.length > 0 ? problems : repeated(rows.serialize(state, locale), locale);
    },
    // Databases do not keep the order of the pairs.
    canonical: sorted,
    serialize: (state, locale) =>
      Object.fromEntries(
        rows.serialize(state, locale).map(({ key, value = null }) => [key, value]),
      ),
    fromText: (typed, locale) => {
      const reading = json().fromText?.(typed, locale);
      const problem = json().check(typed, locale)[0]?.message;
      if (!reading || problem !== undefined) return { problem: problem ?? '' };
      return { state: input.parse(json().serialize(typed, locale), locale) };
    },
  };
  return input;
}

/** Nothing of a text depends on the language. */
const ANYWHERE: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

function pair() {
  const fields = { key: text({ label: 'Key', required: true }), value: text({ label: 'Value' }) };
  return group<Pair>({ fields, isCompact: true });
}

function repeated(all: readonly Pair[], locale: Locale): readonly Problem[] {
  const keys = all.map(({ key }) => key);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          {
            path: [String(index), 'value', 'key'],
            message: t('Two rows have the key {key}.', locale, { key }),
          },
        ],
  );
}
