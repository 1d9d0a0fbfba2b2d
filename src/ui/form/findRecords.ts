import { fetchQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { optionName, optionsOf, readableOption } from './picker.ts';
import { type AnyPicker, type Option } from '../../lists/picker.ts';
import type { AnyFields } from './values.ts';
import type { Locale } from '../../locale/locale.ts';
import { pagedVariables } from '../../lists/listVariables.ts';
import { SIZES } from '../../lists/listAddress.ts';
import type { Finding, Findings } from './readText.ts';

interface FindOptions {
  readonly fields: AnyFields;
  /** The texts by the name of the input. */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
  readonly newEnvironment: () => Environment;
  /** What records are called in that nothing names. */
  readonly locale: Locale;
  readonly signal: AbortSignal;
  readonly onProgress: (count: number) => void;
}

/**
 * Finds the records that texts name: each by its title or by its key, through the search of the forms'
 * own pickers.
 *
 * @throws the signal's reason when it is cancelled, and what the network threw
 */
export async function findRecords(options: FindOptions): Promise<Findings> {
  const { fields, wanted, newEnvironment, locale, signal, onProgress } = options;
  const findings = new Map<string, ReadonlyMap<string, Finding>>();
  let count = 0;
  for (const [name, texts] of wanted) {
    const picker = fields[name].finds?.picker;
    const found = new Map<string, Finding>();
    for (const text of texts) {
      signal.throwIfAborted();
      if (picker) found.set(text, await find(picker, text, newEnvironment(), locale));
      onProgress((count += 1));
    }
    findings.set(name, found);
  }
  return findings;
}

async function find(
  picker: AnyPicker,
  text: string,
  environment: Environment,
  locale: Locale,
): Promise<Finding> {
  const found = await search(picker, text, environment);
  const matching = matchingOptions(found, text, (option) => optionName(picker, option, locale));
  if (matching.length === 1) return { status: 'found', option: matching[0] };
  if (matching.length > 1) return { status: 'several', options: matching };
  const option = await findByKey(picker, text, environment);
  return option ? { status: 'found', option } : { status: 'none' };
}

/** The record with that key; where the backend cannot be asked for one, what looks like a key is taken for one. */
async function findByKey(
  picker: AnyPicker,
  text: string,
  environment: Environment,
): Promise<Option | null> {
  const { one } = await picker.finder();
  const [example] = await search(picker, '', environment);
  if (!example || !resemblesKey(text, String(example.key))) return null;
  if (!one) return { key: sameKind(text, example.key), title: text };
  const response = await fetchQuery(environment, one.query, one.variables(text)).toPromise();
  return readableOption(picker, one.row(response, text));
}

/**
 * Options that are called so, or have that key; the key goes first.
 *
 * @param nameOf what an option is called
 */
export function matchingOptions(
  options: readonly Option[],
  text: string,
  nameOf: (option: Option) => string,
): readonly Option[] {
  const byKey = options.filter(({ key }) => String(key) === text);
  if (byKey.length > 0) return byKey;
  const exact = options.filter((option) => nameOf(option) === text);
  return exact.length > 0
    ? exact
    : options.filter((option) => nameOf(option).trim().toLowerCase() === text.toLowerCase());
}

async function search(
  picker: AnyPicker,
  text: string,
  environment: Environment,
): Promise<readonly Option[]> {
  const finder = await picker.finder();
  const variables = pagedVariables(finder, { q: text, size: String(Math.max(...SIZES)) });
  const response: unknown = await fetchQuery(environment, finder.query, variables).toPromise();
  return optionsOf(finder, response);
}

const SHAPES = [/^\d+$/, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i];

/** Opaque keys of one type begin alike: what they begin with names the type. */
const OPAQUE_START = 8;

/** Whether a text may be a key. */
export function resemblesKey(text: string, key: string): boolean {
  const shape = SHAPES.find((candidate) => candidate.test(key));
  if (shape) return shape.test(text);
  return (
    key.length > OPAQUE_START &&
    !/\s/.test(text) &&
    text.slice(0, OPAQUE_START) === key.slice(0, OPAQUE_START)
  );
}

function sameKind(text: string, key: string | number): string | number {
  return typeof key === 'number' ? Number(text) : text;
}
