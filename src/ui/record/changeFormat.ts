import { catalogueOf, type Catalogue } from '../../locale/catalogue.ts';
import { dayFormat, formatDay, parseMoment } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';

/** Backends log a field by its column or label: `is_rush`, `requestedOn`, "Requested on". */
const AROUND = /^(is|has) | (at|on|id)$/;

/** The label of a changed field, from the name in a change log. */
export function formatChangedField(name: string, locale: Locale): string {
  const plain = wordsOf(name);
  return labelIn(locale, plain) ?? labelIn(locale, plain.replace(AROUND, '')) ?? sentence(name);
}

/** Formats a value of a change log, where all types are stored as text. */
export function formatChangedValue(text: string, locale: Locale): string {
  if (/^(true|false)$/i.test(text)) return t(text.toLowerCase() === 'true' ? 'Yes' : 'No', locale);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text, locale);
  const time = parseMoment(text);
  if (time !== null) {
    const { timeZone, formats } = locale;
    const options = formats?.moment ?? { dateStyle: 'medium', timeStyle: 'short' };
    return dayFormat(locale, timeZone, options).format(time);
  }
  // Enum values are translated; other texts are shown unchanged.
  const isName = /^([A-Z][A-Z_\d]+|[a-z]+(_[a-z\d]+)*)$/.test(text);
  return (isName && labelIn(locale, wordsOf(text))) || text;
}

function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Names that consist of words already stay unchanged. */
function sentence(name: string): string {
  if (/[\s]/.test(name) || /^[A-Z]+$/.test(name)) return name;
  const words = wordsOf(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const labels = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

function labelIn({ language }: Locale, words: string): string | undefined {
  const catalogue = catalogueOf(language);
  if (!catalogue) return undefined;
  const known =
    labels.get(catalogue) ??
    new Map(
      Object.entries(catalogue.labels ?? {}).map(([label, own]) => [label.toLowerCase(), own]),
    );
  labels.set(catalogue, known);
  return known.get(words);
}
