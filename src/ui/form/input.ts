import type { ReactNode, Ref } from 'react';
import type { Locale } from '../../locale/locale.ts';
import type { AnyPicker } from './picker.ts';

/** What stands in the way of sending a value, and where: a path below the value itself. */
export interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * One input of a form: its words, its control, and the way between what the backend has (`Value`) and
 * what the form holds (`Held`, plain JSON, so that drafts can be kept). Nothing is lost on that way:
 * what is held of a value is sent as the same value, whatever the control can show of it. Everything
 * but the control is pure.
 */
export interface Input<Value = unknown, Held = unknown> {
  readonly label: string;
  /** The schema's own words on it. */
  readonly help?: string;
  /** The backend wants a value. */
  readonly required?: boolean;
  /** The backend has a value of its own for a new record that is given none; once there, it stays. */
  readonly hasDefault?: boolean;
  /** Takes the whole width of the form. */
  readonly isWide?: boolean;
  /** What a form holds where there is no value. */
  readonly empty: Held;
  /** What is sent to take a value away. */
  readonly cleared: object | null;
  /** @param value as it was read, without null */
  parse(value: unknown, locale: Locale): Held;
  isEmpty(held: Held): boolean;
  /** What is wrong with a value that is not empty. @param before what was read: no fault is found with that */
  check(held: Held, locale: Locale, before?: Held): readonly Problem[];
  /** What is sent for a value that is neither empty nor wrong. @param before what was read */
  serialize(held: Held, locale: Locale, before?: Held): Value;
  /** What two ways to write the same value have in common; the value as it is held, where left out. */
  canonical?(held: Held): unknown;
  /** The value as a text, to be compared by a person. */
  format(held: Held, locale: Locale): string;
  /** What the form holds for a text that is not empty, as files have it. Without it a file cannot give it. */
  readonly fromText?: (text: string, locale: Locale) => TextReading<Held>;
  /** The value is one record, or several, found by what names them. */
  readonly finds?: { readonly picker: AnyPicker; readonly isMany: boolean };
  /** It can be written and not read: a file. */
  readonly isWriteOnly?: boolean;
  /** It can be written and not read, and is kept nowhere: not in drafts, addresses, files, or what is undone. */
  readonly isSecret?: boolean;
  /** Several elements under one label: the field is a group with a legend. */
  readonly isGroup?: boolean;
  /** It is a number, held as programs write it, and typed as people of the language do. */
  readonly isNumber?: true;
  /** Of what is held as an object: how each part of it is held. */
  readonly parts?: Readonly<Record<string, Input>>;
  /** Of a language: those that there can be. */
  readonly codes?: readonly string[];
  /** Of a list: what each item is. */
  readonly item?: Input;
  /** A component. */
  Control(props: ControlProps<Held>): ReactNode;
}

/** A text out of a file as a form holds it, or what is wrong with it. */
export type TextReading<Held = unknown> = { readonly held: Held } | { readonly problem: string };

/** What the schema says of an input, as all inputs take it. */
export type InputWords = Pick<Input, 'label' | 'help' | 'required' | 'hasDefault' | 'isSecret'>;

/** The inputs of an input object of the schema: one for each of its fields that has to be given. */
export type Fields<Values> = {
  readonly [Name in keyof Values]: Input<Exclude<Values[Name], null | undefined>>;
};

export interface ControlProps<Held> {
  /** Where the value lies in the form: `address.street`. */
  readonly name: string;
  readonly id: string;
  readonly value: Held;
  onChange(value: Held): void;
  onBlur(): void;
  /** Takes the focus when the value is wrong. */
  readonly ref: Ref<HTMLElement>;
  readonly required: boolean;
  /** What stands for no value, where the control has a word for it. */
  readonly unset: string;
  readonly invalid: boolean;
  /** The ids of the help and of what is wrong. */
  readonly describedBy: string | undefined;
}

/** Whether what a record holds of it can be read. */
export function isReadable({ isWriteOnly, isSecret }: Input): boolean {
  return !isWriteOnly && !isSecret;
}

/** What an element of a form has in common with all others. */
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

/** A problem of a value as a whole. */
export function wrong(message: string | null | false): readonly Problem[] {
  return message ? [{ path: [], message }] : [];
}
