import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

/** Texts by key, as `hstore` has them, on one line: `colour: red, size: —`. Anything else is shown as it is. */
export function Pairs(props: ValueProps<unknown>) {
  const locale = useLocale();
  return <Value {...props}>{(pairs) => inWords(pairs, locale)}</Value>;
}

function inWords(pairs: unknown, locale: Locale): string {
  if (typeof pairs !== 'object' || pairs === null) return String(pairs);
  const texts = Object.entries(pairs).map(([name, value]: [string, unknown]) =>
    t('{name}: {value}', locale, { name, value: value === null ? '—' : String(value) }),
  );
  return texts.length === 0 ? '—' : texts.join(', ');
}

/** A column of texts by key. */
export const pairsColumn = defineColumn(Pairs, { text: inWords });
