import { containsSecret } from '../../form/secrets.ts';
import type { LabelledInput } from '../../form/input.ts';
import type { AnyFields } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { quickStorage } from '../../../storage/quickStorage.ts';

/** Which input each column fills, by its heading; null where it is left out. */
export type Columns = Readonly<Record<string, string | null>>;

/** Finds the input of each column by its name or label, in English or the person's language; what they chose before goes first. */
export function matchColumns(
  headings: readonly string[],
  fields: AnyFields,
  locale: Locale,
  remembered: Columns = {},
): Columns {
  const names = importable(fields);
  const taken = new Set<string>();
  const take = (name: string | undefined): string | null => {
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  };
  const known = headings.filter((heading) => Object.hasOwn(remembered, heading));
  const chosen = known.map((heading) => {
    const name = remembered[heading];
    return [heading, take(name !== null && names.includes(name) ? name : undefined)] as const;
  });
  const found = headings
    .filter((heading) => !Object.hasOwn(remembered, heading))
    .map((heading) => {
      const name = names.find((candidate) => plain(candidate) === plain(heading));
      const labelled = names.find((candidate) =>
        wordsFor(candidate, fields, locale).includes(plain(heading)),
      );
      return [heading, take(name ?? labelled)] as const;
    });
  return Object.fromEntries([...chosen, ...found]);
}

/** The inputs that a text out of a file can fill: no secrets, since what is imported is kept until it is done. */
export function importable(fields: AnyFields): string[] {
  return Object.entries(fields)
    .filter(([, input]) => (input.fromText ?? input.finds) !== undefined && !containsSecret(input))
    .map(([name]) => name);
}

/** Inputs that have to be given and that no column fills. */
export function missingInputs(columns: Columns, fields: AnyFields): string[] {
  const filled = new Set(Object.values(columns));
  return Object.entries(fields)
    .filter(([name, { required }]) => required && !filled.has(name))
    .map(([, { label }]) => label);
}

const storage = quickStorage({ name: 'import columns', days: 365, endsAtSignOut: false });

/** What a person chose for the columns of a resource's files before. */
export function rememberedColumns(slug: string): Columns {
  const kept = storage.readJson(slug);
  return typeof kept === 'object' && kept !== null ? (kept as Columns) : {};
}

/** Where they are not kept, the columns are matched by their names again. */
export function rememberColumns(slug: string, columns: Columns): void {
  const kept = { ...rememberedColumns(slug), ...columns };
  storage.keep(JSON.stringify(kept), slug);
}

/** What a column may be called that goes to an input, in a file that was exported too. */
function wordsFor(name: string, fields: AnyFields, locale: Locale): readonly string[] {
  const input = fields[name];
  const amounts = Object.values(fields).filter(({ dependsOn }) => dependsOn === name);
  return [
    ...[input.label, tLabel(input.label, locale)].map(plain),
    ...wordsOfSmallestUnit(input, locale),
    ...amounts.flatMap((amount) => wordsOfCurrency(amount, locale)),
  ];
}

/**
 * Whether a column has amounts in the smallest unit of their currency, and its input takes whole ones: `Price (minor
 * unit)` of a file for programs, `amount_cents` of one that a database wrote.
 */
export function countsSmallestUnit(heading: string, input: LabelledInput, locale: Locale): boolean {
  if (!input.fromSmallestUnit) return false;
  const words = heading.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[^\p{L}]+/u);
  return (
    words.some((word) => /^(cents?|pence|minor)$/i.test(word)) ||
    wordsOfSmallestUnit(input, locale).includes(plain(heading))
  );
}

/** What a file for people calls the currency of an amount. */
function wordsOfCurrency({ label }: LabelledInput, locale: Locale): readonly string[] {
  const column = tLabel(label, locale);
  return [`${label} currency`, t('{column} currency', locale, { column })].map(plain);
}

/** What a file for programs calls amounts that count cents. */
function wordsOfSmallestUnit({ label }: LabelledInput, locale: Locale): readonly string[] {
  const column = withoutUnit(tLabel(label, locale));
  return [`${withoutUnit(label)} (minor unit)`, t('{column} (minor unit)', locale, { column })].map(
    plain,
  );
}

/** `Price` for `Price (cents)`: where a price is shown, its value says what it is counted in. */
function withoutUnit(label: string): string {
  return label.replace(/\s*[(（][^()（）]*[)）]$/, '');
}

function plain(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
