import type { Path } from './variables.ts';

export type FieldKind =
  | 'string'
  | 'integer'
  | 'float'
  | 'decimal'
  | 'boolean'
  | 'enum'
  | 'id'
  | 'date'
  | 'datetime'
  | 'time'
  | 'json'
  | 'object'
  | 'unknown';

/** What values are, beyond their kind. `src/model/fields/formats.ts` has the rule for each. */
export const FIELD_FORMATS = [
  'money',
  'percent',
  'bytes',
  'duration',
  'url',
  'email',
  'phone',
  'image',
  'color',
  'uuid',
  'longText',
  'html',
  'markdown',
  'secret',
  'country',
  'currency',
  'binary',
  'code',
  'range',
] as const;

export type FieldFormat = (typeof FIELD_FORMATS)[number];

/** An object with all fields of a record except its key: `attributes` of `{ id attributes { title } }`. */
export interface Envelope {
  name: string;
  nullable: boolean;
}

/** What a team shows, or enters, values of a type with: exports of a module of theirs. */
export interface ValueModule {
  /** A file relative to the app's folder, beginning with `./`, or a package. */
  from?: string;
  /** The component that shows a value, and the constructor of the columns with such values: both, or neither. */
  component?: string;
  column?: string;
  /** The function that makes an input for such a value. */
  input?: string;
  /** Of a custom scalar: the TypeScript type of its values. */
  type?: string;
}

/** The component and the column of a module, where it has them. */
export type ShownBy = Required<Pick<ValueModule, 'from' | 'component' | 'column'>>;

/** How an amount of money is read. Paths of a leaf begin beside it, those of a value object inside it. */
export interface Money {
  /** Whole units of the currency, or its smallest unit. */
  unit: 'major' | 'minor';
  amount: Path;
  /** The billionths of a unit, where `amount` has the whole units alone. */
  nanos?: Path;
  /** The field that names the currency. */
  currency: Path | null;
  /** The path of the currency begins at the record, wherever the amount lies in it. */
  currencyOfRecord?: true;
  /** The currency's code, where no field has it. */
  fixedCurrency: string | null;
}

/** Units of durations, from the longest to the shortest. */
export const DURATION_UNITS = [
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
] as const;

export type DurationUnit = (typeof DURATION_UNITS)[number];

/** What lies between two values: where an object has its bounds, and whether they belong to it. */
export interface RangeShape {
  readonly is: 'range';
  /** The kind of the bounds. */
  readonly of: FieldKind;
  readonly start: Path;
  readonly end: Path;
  /** Null where the schema does not say whether a bound belongs to it. */
  readonly startIncluded: Path | null;
  readonly endIncluded: Path | null;
}

/** A length of time, by its units. */
export interface DurationShape {
  readonly is: 'duration';
  readonly units: readonly DurationUnit[];
}

/** A place by its two coordinates. */
export interface PointShape {
  readonly is: 'point';
  readonly parts: readonly [string, string];
}

/** An object that is one value to a person. */
export type ValueShape = RangeShape | DurationShape | PointShape;

/** A field whose value belongs to the record itself: a scalar, an enum, or a value object. */
export interface Field {
  name: string;
  label: string;
  /** Printed GraphQL type. */
  type: string;
  kind: FieldKind;
  format: FieldFormat | null;
  nullable: boolean;
  list: boolean;
  filterable: boolean;
  sortable: boolean;
  description: string | null;
  deprecated: boolean;
  money: Money | null;
  /** For an enum: its values in order. */
  choices: Choice[] | null;
  /** For a value object (`Address`, `Money`): the fields to select, scalars and further value objects; null otherwise. */
  fields: Field[] | null;
  /** The record whose key it holds, where no relation leads there: the type, and the field with that key. */
  references?: { to: string; key: string };
  /** For a value object that is one value to a person: which, and where its parts are. */
  shape?: ValueShape;
  /** What shows it, where the team has a component for all values of its type. */
  shownBy?: ShownBy;
  /** Where the schema keeps it apart from the record's key. */
  envelope?: Envelope;
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export interface Choice {
  value: string;
  label: string;
  /** What the value means for a person, by the sense of its word and its place among the others. */
  tone: Tone;
  /** Its place among the states that a record passes one after the other, from 1; null for none of them. */
  step: number | null;
  /** It ends the way of a record before its end, as cancelled does: no step follows. */
  isFinal: boolean;
  description: string | null;
  deprecated: boolean;
}
