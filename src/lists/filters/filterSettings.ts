import type { Choices } from '../choices.ts';
import type { LoadPicker } from '../picker.ts';
import type { Resource } from '../../address/resource.ts';
import type { FilterKind } from './filterKind.ts';
import type { FilterSetting } from '../listSettings.ts';
import { comparisonsOf, type Operators } from './operands.ts';
import { yesNo } from './yesNo.ts';

/** One of a fixed set of values. */
export function choiceFilter<Choice extends string, Variables>(
  label: string,
  choices: Choices & Readonly<Record<Choice, unknown>>,
  operators: Operators<Variables, Choice>,
): FilterSetting<Variables> {
  const parse = (text: string) => (Object.hasOwn(choices, text) ? (text as Choice) : null);
  return { ...simpleFilter(label, 'choice', parse, operators), choices };
}

/** An enum of a record's states. */
export function statusFilter<Choice extends string, Variables>(
  label: string,
  choices: Choices & Readonly<Record<Choice, unknown>>,
  operators: Operators<Variables, Choice>,
): FilterSetting<Variables> {
  return { ...choiceFilter(label, choices, operators), isStatus: true };
}

export function yesNoFilter<Variables>(
  label: string,
  operators: Operators<Variables, boolean>,
): FilterSetting<Variables> {
  const parse = (text: string) => (Object.hasOwn(yesNo, text) ? text === 'true' : null);
  return { ...simpleFilter(label, 'yesNo', parse, operators), choices: yesNo };
}

export function textFilter<Variables>(
  label: string,
  operators: Operators<Variables, string>,
): FilterSetting<Variables> {
  return simpleFilter(label, 'text', (text) => text, operators);
}

/** A whole number of 32 bits, as GraphQL's `Int`. */
export function integerFilter<Variables>(
  label: string,
  operators: Operators<Variables, number>,
): FilterSetting<Variables> {
  return simpleFilter(label, 'number', parseInteger, operators);
}

export function numberFilter<Variables>(
  label: string,
  operators: Operators<Variables, number>,
): FilterSetting<Variables> {
  const parse = (text: string) => (isDecimal(text) ? Number(text) : null);
  return simpleFilter(label, 'number', parse, operators);
}

/** A number that is sent as text, so that no digit is lost. */
export function decimalFilter<Variables>(
  label: string,
  operators: Operators<Variables, string>,
): FilterSetting<Variables> {
  const parse = (text: string) => (isDecimal(text) ? text : null);
  return simpleFilter(label, 'number', parse, operators);
}

/** The record that something belongs to, by its key. */
export function recordFilter<Variables>(
  label: string,
  relation: Resource,
  operators: Operators<Variables, string>,
  picker?: LoadPicker,
): FilterSetting<Variables> {
  return { ...simpleFilter(label, 'record', (text) => text, operators), relation, picker };
}

/** The same, where keys are numbers. */
export function numberedRecordFilter<Variables>(
  label: string,
  relation: Resource,
  operators: Operators<Variables, number>,
  picker?: LoadPicker,
): FilterSetting<Variables> {
  return { ...simpleFilter(label, 'record', parseInteger, operators), relation, picker };
}

/** A filter that the list requires. */
export function required<Variables>(filter: FilterSetting<Variables>): FilterSetting<Variables> {
  return { ...filter, required: true };
}

function parseInteger(text: string): number | null {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
  return Math.abs(value) < 2 ** 31 ? value : null;
}

function isDecimal(text: string): boolean {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text);
}

function simpleFilter<Variables, Operand>(
  label: string,
  kind: FilterKind,
  parse: (text: string) => Operand | null,
  operators: Operators<Variables, Operand>,
): FilterSetting<Variables> {
  return { label, kind, comparisons: comparisonsOf(parse, operators) };
}
