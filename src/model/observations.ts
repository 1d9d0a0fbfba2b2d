import { isCurrencyCode } from './fields/currencyCode.ts';
import { isLanguageTag } from './fields/defaultLanguage.ts';
import { isJsonObject } from './jsonObject.ts';

/**
 * What the backend showed when it was asked, since its schema cannot say it: the third input of the reader beside schema
 * and hints. Everything is by schema coordinate or by the name of a type, and everything is optional. It has shapes and
 * counts, never values of records.
 */
export interface Observations {
  /** By the coordinate of the list's field: `Query.allBooks`. */
  readonly lists?: Readonly<Record<string, ListObservation>>;
  /** By the field's coordinate: `Book.date_func`. */
  readonly fields?: Readonly<Record<string, FieldObservation>>;
  /** By the type of the records. */
  readonly types?: Readonly<Record<string, TypeObservation>>;
  /** By the name of the scalar. */
  readonly scalars?: Readonly<Record<string, ScalarObservation>>;
  /** Whether a directive does what the specification says. */
  readonly directives?: Readonly<Record<string, boolean>>;
  /** Whether the endpoint takes subscriptions at all. */
  readonly subscriptions?: boolean;
  /** The language that texts are in first: `en`. */
  readonly defaultLanguage?: string;
  /** The currency that new amounts are in where nothing else is said: `EUR`. */
  readonly defaultCurrency?: string;
}

export interface ListObservation {
  /** The number of the page with the first rows. */
  readonly firstPage?: 0 | 1;
  /** The most rows that one answer has, whatever is asked for. */
  readonly largestPage?: number;
  /** How far the total can be trusted. */
  readonly total?: ObservedTotal;
}

const TOTALS = ['exact', 'estimate', 'capped'] as const;

export type ObservedTotal = (typeof TOTALS)[number];

export interface FieldObservation {
  /** The backend's message where asking for the field fails for every record. */
  readonly fails?: string;
}

export interface TypeObservation {
  /** Of the fields that could name a record: what their values are in a sample. */
  readonly titles?: Readonly<Record<string, ObservedTitle>>;
  /** Of fields of texts: what their values in a sample are, where the schema says something else. */
  readonly texts?: Readonly<Record<string, ObservedText>>;
}

const TEXTS = ['date', 'datetime', 'decimal', 'html', 'markdown', 'text'] as const;

export type ObservedText = (typeof TEXTS)[number];

const TITLES = ['unique', 'repeats', 'empty'] as const;

/** `unique`: no two records share a value; `repeats`: some do; `empty`: most have none. */
export type ObservedTitle = (typeof TITLES)[number];

export interface ScalarObservation {
  /** What all values of a sample can be read as; null where they are nothing in particular. */
  readonly format: ObservedFormat | null;
  /** Of a scalar of money: its amounts count the smallest unit of their currency. */
  readonly unit?: 'minor';
  /** Of a scalar of numbers: what all values of the sample were in JSON. Missing where some were the one, some the other. */
  readonly json?: ObservedJson;
}

const JSON_TYPES = ['number', 'string'] as const;

export type ObservedJson = (typeof JSON_TYPES)[number];

export const OBSERVED_FORMATS = [
  'boolean',
  'integer',
  'number',
  'date',
  'time',
  'datetime',
  'interval',
  'json',
  'text',
] as const;

export type ObservedFormat = (typeof OBSERVED_FORMATS)[number];

/** Reads one entry; undefined where it is not understood. */
type Reader<Value> = (value: unknown) => Value | undefined;

/**
 * Reads observations of any origin. Entries that are not understood are left out: the file may be of another version,
 * or edited by hand.
 */
export function readObservations(value: unknown): Observations {
  return (
    objectOf<Observations>({
      lists: recordOf(
        objectOf<ListObservation>({
          firstPage: oneOf([0, 1]),
          largestPage: (size) => (Number.isSafeInteger(size) ? (size as number) : undefined),
          total: oneOf(TOTALS),
        }),
      ),
      fields: recordOf(objectOf<FieldObservation>({ fails: text })),
      types: recordOf(
        objectOf<TypeObservation>({
          titles: recordOf(oneOf(TITLES)),
          texts: recordOf(oneOf(TEXTS)),
        }),
      ),
      scalars: recordOf(readScalar),
      directives: recordOf(boolean),
      subscriptions: boolean,
      defaultLanguage: (code) => (isLanguageTag(code) ? code : undefined),
      defaultCurrency: (code) => (isCurrencyCode(code) ? code : undefined),
    })(value) ?? {}
  );
}

function readScalar(value: unknown): ScalarObservation | undefined {
  const { format, unit, json } = Object(value) as Readonly<Record<string, unknown>>;
  if (format === null) return { format };
  const known = oneOf(OBSERVED_FORMATS)(format);
  if (known === undefined) return undefined;
  const type = oneOf(JSON_TYPES)(json);
  return { format: known, ...(unit === 'minor' && { unit }), ...(type && { json: type }) };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function boolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function oneOf<const Value>(known: readonly Value[]): Reader<Value> {
  return (value) => known.find((candidate) => candidate === value);
}

/** An object with any keys. */
function recordOf<Value>(reader: Reader<Value>): Reader<Record<string, Value>> {
  return (value) => {
    if (!isJsonObject(value)) return undefined;
    const entries = Object.entries(value).flatMap(([key, entry]) => {
      const read = reader(entry);
      return read === undefined ? [] : [[key, read] as const];
    });
    return Object.fromEntries(entries);
  };
}

/** An object with known keys, each of which may be missing. */
function objectOf<Shape extends object>(readers: {
  readonly [Key in keyof Shape]-?: Reader<NonNullable<Shape[Key]>>;
}): Reader<Shape> {
  return (value) => {
    if (!isJsonObject(value)) return undefined;
    const entries = Object.keys(readers).flatMap((key) => {
      const read: unknown = readers[key as keyof Shape](value[key]);
      return read === undefined ? [] : [[key, read] as const];
    });
    return Object.fromEntries(entries) as Shape;
  };
}
