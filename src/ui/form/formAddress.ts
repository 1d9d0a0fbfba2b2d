import type { Address } from '../../address/address.ts';
import type { Input } from './input.ts';
import type { Option } from './picker.ts';
import { withoutSecrets } from './secrets.ts';
import type { AnyFields, Held } from './values.ts';
import { plainNumber, WRITTEN_IN } from './writtenIn.ts';

/**
 * What a form holds, as a browser sends it: the inputs by name, those within others by a path with
 * dots. An address is read and written this way, so that it works as a link and without a script.
 */
export type Parameters = ReadonlyArray<readonly [name: string, text: string]>;

/** A record in an address: its key as a text or as a number, and its title for the eye. */
const KEY = 'key';
const NUMBER = 'number';
const TITLE = 'title';

/**
 * What an address says of a form's inputs; what they do not know is left aside. Numbers that were sent as
 * they were typed ({@link WRITTEN_IN}) are read.
 */
export function readFormAddress(fields: AnyFields, address: Address): Held {
  const parameters = parametersOf(address);
  return heldBy(fields, parameters, new Map(parameters).get(WRITTEN_IN));
}

/** The parameters of an address; those that come several times, several times. */
export function parametersOf(address: Address): Parameters {
  return Object.entries(address).flatMap(([name, value]) =>
    [value ?? []].flat().map((text) => [name, text] as const),
  );
}

/** The part of an address behind the `?` that says what a form holds. */
export function formParameters(fields: AnyFields, held: Held): URLSearchParams {
  // An address is kept by browsers, and written into logs.
  const open = withoutSecrets(fields, held);
  const parameters = Object.entries(fields)
    .filter(([name, input]) => !input.isEmpty(open[name]))
    .flatMap(([name]) => flattened(name, open[name]));
  return new URLSearchParams(parameters.map(([name, text]) => [name, text]));
}

/** The keys and titles of the records that a form holds, which none of its visible inputs sends. */
export function recordParameters(held: Held): Array<readonly [name: string, text: string]> {
  const inside = (name: string, value: unknown): Parameters => {
    if (typeof value !== 'object' || value === null) return [];
    if (isRecord(value)) return flattened(name, value);
    return Object.entries(value).flatMap(([part, inner]) => inside(`${name}.${part}`, inner));
  };
  return Object.entries(held).flatMap(([name, value]) => inside(name, value));
}

/** Whether anything stands in the address for one of the inputs. */
export function isFilledIn(fields: AnyFields, held: Held): boolean {
  return Object.entries(fields).some(([name, input]) => !input.isEmpty(held[name]));
}

/** Whether any of a form's inputs takes a number. */
export function hasNumbers(fields: AnyFields): boolean {
  const isNumeric = ({ isNumber, parts, item }: Input): boolean =>
    isNumber ?? ((parts && hasNumbers(parts)) || (item !== undefined && isNumeric(item)));
  return Object.values<Input>(fields).some(isNumeric);
}

function heldBy(fields: AnyFields, parameters: Parameters, language: string | undefined): Held {
  const entries = Object.entries(fields).map(([name, input]) => [
    name,
    valueBy(input, within(name, parameters), language),
  ]);
  return Object.fromEntries(entries) as Held;
}

/** The parameters of an input and of what lies within it, by their names within it. */
function within(name: string, parameters: Parameters): Parameters {
  return parameters.flatMap(([path, text]): Parameters => {
    if (path === name) return [['', text]];
    return path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), text]] : [];
  });
}

function valueBy(input: Input, parameters: Parameters, language: string | undefined): unknown {
  const { empty, cleared, parts, item, isNumber, isSecret, finds } = input;
  if (isSecret) return empty;
  if (parts) return heldBy(parts, parameters, language);
  const texts = parameters
    .filter(([name, text]) => name === '' && text !== '')
    .map(([, text]) => text);
  if (item) {
    const named = placesOf(parameters).map((place) => ({
      value: valueBy(item, within('value', within(place, parameters)), language),
    }));
    const typed = texts.map((text) => ({ value: valueBy(item, [['', text]], language) }));
    return [...typed, ...named];
  }
  if (isNumber && texts.length > 0) return plainNumber(texts[0], language);
  if (finds && !finds.isMany) return recordBy(parameters);
  if (!Array.isArray(cleared)) return texts[0] ?? empty;
  const records = placesOf(parameters).flatMap(
    (place) => recordBy(within(place, parameters)) ?? [],
  );
  return records.length > 0 ? records : texts;
}

/** The places in a list that parameters name, in order. */
function placesOf(parameters: Parameters): string[] {
  const places = parameters.flatMap(([name]) => /^\d+(?=\.|$)/.exec(name)?.[0] ?? []);
  return [...new Set(places)].sort((one, other) => Number(one) - Number(other));
}

/** A record that was chosen; or what was typed where there is no script to choose with, as its key. */
function recordBy(parameters: Parameters): Option | null {
  const given = new Map(parameters);
  const typed = given.get('');
  const title = given.get(TITLE) ?? typed;
  const number = given.get(NUMBER);
  const chosen = number === undefined ? given.get(KEY) : Number(number);
  const key = typed !== undefined && typed !== given.get(TITLE) ? typed : chosen;
  return key === undefined || key === '' ? null : { key, title: title || null };
}

function flattened(name: string, value: unknown): Parameters {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      typeof item === 'object' && item !== null
        ? flattened(`${name}.${index}`, item)
        : [[name, String(item)] as const],
    );
  }
  if (isRecord(value)) {
    const { key, title } = value;
    return [
      [`${name}.${typeof key === 'number' ? NUMBER : KEY}`, String(key)],
      ...flattened(`${name}.${TITLE}`, title),
    ];
  }
  return Object.entries(value).flatMap(([part, inner]) => flattened(`${name}.${part}`, inner));
}

function isRecord(value: object): value is Option {
  return 'key' in value && 'title' in value && Object.keys(value).length === 2;
}
