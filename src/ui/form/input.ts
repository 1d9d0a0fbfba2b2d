import type { ReactNode, Ref } from 'react';
import type { Locale } from '../../locale/locale.ts';
import type { Inherited } from '../../lists/fragment.ts';
import type { AnyPicker } from '../../lists/picker.ts';
import type { CurrencySource } from './pickedAmount.ts';

/** A validation error, and its path below the value. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * One input of a form: its texts, its control, and the conversion between the backend's value
 * (`Value`) and the form's state (`State`, plain JSON, so that it can be stored in drafts). The
 * conversion is lossless: a parsed value serializes to the same value, whatever the control can
 * display. Everything but the control is pure.
 */
export interface Input<Value = unknown, State = unknown> {
  /** The input's name in words where it is left out. */
  readonly label?: string;
  /** The schema's description. */
  readonly help?: string;
  /** The backend requires a value. */
  readonly required?: boolean;
  /** The backend requires a list, which may be empty: without items, an empty one is sent. */
  readonly mayBeEmpty?: boolean;
  /** The backend has a default for new records; an existing value cannot be removed. */
  readonly hasDefault?: boolean;
  /** What the backend takes where a choice is left open, as the schema says: the state of that value. */
  readonly defaultChoice?: string;
  /** Spans the form's full width. */
  readonly isWide?: boolean;
  /** The state without a value. */
  readonly empty: State;
  /** The state in the form of a new record, where that is not empty. */
  start?(locale: Locale): State;
  /** The value that is sent to remove a value. */
  readonly cleared: object | null;
  /** The state without a value in the form of a record that is there, where the record says more of it. */
  emptyOf?(record: Values): State;
  /** Backend value → form state. @param value never null @param record the values beside it */
  parse(value: unknown, locale: Locale, record?: Values): State;
  isEmpty(state: State): boolean;
  /** What an empty state of several parts lacks, where they are; left out for one that lacks only itself. */
  missing?(state: State, locale: Locale): readonly Problem[];
  /**
   * Validates a non-empty state. @param before the state as read, in which no errors are reported
   *
   * @param beside the states of all inputs of the form
   */
  check(state: State, locale: Locale, before?: State, beside?: Values): readonly Problem[];
  /**
   * Form state → backend value, for a valid non-empty state. @param before the state as read
   *
   * @param beside the states of all inputs of the form
   */
  serialize(state: State, locale: Locale, before?: State, beside?: Values): Value;
  /**
   * A canonical form, equal for equal values; the state itself if left out.
   *
   * @param beside the states of all inputs of the form
   */
  canonical?(state: State, beside?: Values): unknown;
  /** The name of the input on which the meaning of this one depends: the currency of an amount in cents. */
  readonly dependsOn?: string;
  /** Its meaning depends on what only the record says, so that one value cannot be sent to several records. */
  readonly isOfOneRecord?: boolean;
  /** Its value is an object that a list's rows have by the name of the input, whatever their column shows of it. */
  readonly isObject?: boolean;
  /** The value as text for a person. */
  format(state: State, locale: Locale): string;
  /** An amount of money that has its currency in itself, whatever the record says. */
  readonly hasCurrency?: true;
  /** Parses a non-empty text of an imported file. Without it, the input cannot be imported. */
  readonly fromText?: (text: string, locale: Locale) => TextReading<State>;
  /**
   * Of an amount of money: the state for one that a file has in the smallest unit of its currency.
   *
   * @param beside the states of all inputs of the row
   */
  fromSmallestUnit?(state: State, beside: Values): State;
  /** The value is one record or several, searched by title. */
  readonly finds?: { readonly picker: AnyPicker; readonly isMany: boolean };
  /** The values that it is chosen from, where there are few enough to show all of them. */
  readonly offers?: NamedValues;
  /** Of a currency: the records that bring it along when they are picked in the same form, the closest first. */
  readonly picked?: readonly CurrencySource[];
  /** It can be written but not read, such as a file. */
  readonly isWriteOnly?: boolean;
  /**
   * It can be written but not read, and is stored nowhere: not in drafts, addresses, files or undo.
   */
  readonly isSecret?: boolean;
  /** Several elements with one label: rendered as a fieldset with a legend. */
  readonly isGroup?: boolean;
  /** What changes there are that start from the present value. Left out where there are none. */
  readonly kind?: ValueKind;
  /** The step between its values, where it is a number and the schema says so. */
  readonly multipleOf?: number | string;
  /** It is a number, stored in program notation and typed in the language's. */
  readonly isNumber?: true;
  /** For an object: the inputs of its parts. */
  readonly parts?: Readonly<Record<string, LabelledInput>>;
  /** For a language: the possible codes. */
  readonly codes?: readonly string[];
  /** For a list: the input of an item. */
  readonly item?: LabelledInput;
  /** Adds items to a list of this input, where that is more than adding an empty item: several files at once. */
  Adder?(props: AdderProps<State>): ReactNode;
  /** The React component of the input. */
  Control(props: ControlProps<State>): ReactNode;
}

/** What of a value can be computed. A `float` is a number in JSON, which keeps no zeros at its end. */
export type ValueKind =
  | 'integer'
  | 'decimal'
  | 'float'
  | 'money'
  | 'day'
  | 'moment'
  | 'text'
  | 'choices'
  | 'list'
  | 'relations';

/** Values, or states, by the names of their inputs. */
type Values = Readonly<Record<string, unknown>>;

/** An input as forms read it: `inputsOf` gives it its label. */
export interface LabelledInput<Value = unknown, State = unknown> extends Input<Value, State> {
  readonly label: string;
}

/** Values with their localised names. */
export type NamedValues = ReadonlyArray<
  readonly [value: string, nameIn: (locale: Locale) => string]
>;

/** The state for an imported text, or why it is invalid. */
export type TextReading<State = unknown> = { readonly state: State } | { readonly problem: string };

/** The settings that all inputs share. */
export type InputWords = Pick<
  Input,
  'label' | 'help' | 'required' | 'mayBeEmpty' | 'hasDefault' | 'defaultChoice' | 'isSecret'
>;

/** The inputs of an input object: one for each required field, others optional. */
export type Fields<Values> = {
  readonly [Name in keyof Values]: Name extends Inherited
    ? unknown
    : Input<Exclude<Values[Name], null | undefined>>;
};

export interface ControlProps<State> {
  /** The path of the value in the form: `address.street`. */
  readonly name: string;
  readonly id: string;
  /** What it is labelled by, in the language of the page. */
  readonly label?: string;
  readonly value: State;
  onChange(value: State): void;
  onBlur(): void;
  /** Focused when the value is invalid. */
  readonly ref: Ref<HTMLElement>;
  readonly required: boolean;
  /** The text for "no value", where the control shows one. */
  readonly unset: string;
  readonly invalid: boolean;
  /** The ids of help and error, for `aria-describedby`. */
  readonly describedBy: string | undefined;
}

export interface AdderProps<State> {
  /** The id of its element, which the list is labelled by. */
  readonly id: string;
  /** The name of the list. */
  readonly label: string;
  onAdd(states: readonly State[]): void;
}

/** Whether the record's value can be read. */
export function isReadable({ isWriteOnly, isSecret }: Input): boolean {
  return !isWriteOnly && !isSecret;
}

/** The attributes that all form elements share. */
export function controlAttributes({
  id,
  name,
  onBlur,
  required,
  invalid,
  describedBy,
}: Omit<ControlProps<never>, 'value' | 'onChange' | 'ref' | 'unset'>) {
  return {
    id,
    name,
    onBlur,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
}

/** A validation result with one error about the value as a whole. */
export function wrong(message: string | null | false): readonly Problem[] {
  return message ? [{ path: [], message }] : [];
}
