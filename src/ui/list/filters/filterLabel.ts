import type { FilterName, Passage } from '../../../lists/listSettings.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { inSentence, t, tLabel } from '../../../locale/translate.ts';

const THROUGH = {
  one: '{relation} › {field}',
  any: 'Any of {relation}: {field}',
  all: 'All of {relation}: {field}',
  none: 'None of {relation}: {field}',
} as const satisfies Record<Passage['quantifier'], Message>;

/** What a filter is called, with the relations that lead to it: "Customer › Country". */
export function filterLabel({ label, through = [] }: FilterName, locale: Locale): string {
  return through.reduceRight(
    (field, { label: name, quantifier }) => {
      const relation = (quantifier === 'one' ? tLabel : inSentence)(name, locale);
      return t(THROUGH[quantifier], locale, { relation, field });
    },
    tLabel(label, locale),
  );
}

/** Relations one after the other: "Customer › Contacts". */
export function wayLabel(through: readonly Passage[], locale: Locale): string {
  return through.map(({ label }) => tLabel(label, locale)).join(' › ');
}
