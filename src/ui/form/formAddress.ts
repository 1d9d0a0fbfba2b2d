import type { Address } from '../../address/address.ts';
import type { Input } from './input.ts';
import type { Option } from '../../lists/picker.ts';
import { withoutSecrets } from './secrets.ts';
import type { AnyFields, FormState } from './values.ts';
import { plainNumber, WRITTEN_IN } from '../../locale/writtenIn.ts';

/**
 * A form's values as a browser sends them: inputs by name, nested ones by a dotted path. Addresses
 * are read and written this way, so that they work as links and without JavaScript.
 */
export type Parameters = ReadonlyArray<readonly [name: string, text: string]>;

/** A record's key in an address, as text or number, and its title for display. */
export const KEY = 'key';
export const NUMBER = 'number';
const TITLE = 'title';

/**
 * Reads a form's values from an address; unknown parameters are ignored. Numbers that were sent as
 * typed ({@link WRITTEN_IN}) are parsed.
 */
export function readFormAddress(fields: AnyFields, address: Address): FormState {
  const parameters = parametersOf(address);
  return heldBy(fields, parameters, new Map(parameters).get(WRITTEN_IN));
}

/** An address's parameters as pairs, repeated ones several times. */
export function parametersOf(address: Address): Parameters {
  return Object.entries(address).flatMap(([name, value]) =>
    [value ?? []].flat().map((text) => [name, text] as const),
  );
}

/** The search parameters that contain a form's values. */
export function formParameters(fields: AnyFields, state: FormState): URLSearchParams {
  // Browsers and logs store addresses, so secrets stay out.
  const open = withoutSecrets(fields, state);
  const parameters = Object.entries(fields)
    .filter(([name, input]) => !input.isEmpty(open[name]))
    .flatMap(([name]) => flattened(name, open[name]));
  return new URLSearchParams(parameters.map(([name, text]) => [name, text]));
}

/** Parameters with the keys and titles of a form's records, for hidden inputs. */
export function recordParameters(state: FormState): Array<readonly [name: string, text: string]> {
  const inside = (name: string, value: unknown): Parameters => {
    if (typeof value !== 'object' || value === null) return [];
    if (isRecord(value)) return flattened(name, value);
    return Object.entries(value).flatMap(([part, inner]) => inside(`${name}.${part}`, inner));
  };
  return Object.entries(state).flatMap(([name, value]) => inside(name, value));
}

/** Whether the address has a value for one of the inputs. */
export function isFilledIn(fields: AnyFields, state: FormState): boolean {
  return Object.entries(fields).some(([name, input]) => !input.isEmpty(state[name]));
}

/** Whether any of a form's inputs takes a number. */
export function hasNumbers(fields: AnyFields): boolean {
  const isNumeric = ({ isNumber, parts, item }: Input): boolean =>
    isNumber ?? ((parts && hasNumbers(parts)) || (item !== undefined && isNumeric(item)));
  return Object.values<Input>(fields).some(isNumeric);
}

function heldBy(
  fields: AnyFields,
  parameters: Parameters,
  language: string | undefined,
): FormState {
  const entries = Object.entries(fields).map(([name, input]) => [
    name,
    valueBy(input, within(name, parameters), language),
  ]);
  return Object.fromEntries(entries) as FormState;
}

/** The parameters of an input and its nested inputs, with names relative to it. */
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

/** The list indices that parameters name, in order. */
function placesOf(parameters: Parameters): string[] {
  const places = parameters.flatMap(([name]) => /^\d+(?=\.|$)/.exec(name)?.[0] ?? []);
  return [...new Set(places)].sort((one, other) => Number(one) - Number(other));
}

/** The chosen record; without JavaScript, the typed text as its key. */
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
