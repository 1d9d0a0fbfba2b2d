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
  const known = headings.filter((heading) => heading in remembered);
  const chosen = known.map((heading) => {
    const name = remembered[heading];
    const isMeant =
      name !== null && names.includes(name) && !isInOtherUnit(heading, fields[name], locale);
    return [heading, take(isMeant ? name : undefined)] as const;
  });
  const found = headings
    .filter((heading) => !(heading in remembered))
    .map((heading) => {
      const name = names.find((candidate) => plain(candidate) === plain(heading));
      const labelled = names.find((candidate) =>
        wordsFor(fields[candidate], locale).includes(plain(heading)),
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
function wordsFor(input: LabelledInput, locale: Locale): readonly string[] {
  const words = [input.label, tLabel(input.label, locale)].map(plain);
  return isMoney(input) ? words : [...words, ...wordsOfSmallestUnit(input, locale)];
}

/** Amounts of money are read in whole units: a file that counts cents means something else. */
function isInOtherUnit(heading: string, input: LabelledInput, locale: Locale): boolean {
  return isMoney(input) && wordsOfSmallestUnit(input, locale).includes(plain(heading));
}

function isMoney({ isNumber, parts }: LabelledInput): boolean {
  return isNumber === true && parts !== undefined;
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
