import type { Choices } from '../choices.ts';
import type { LoadPicker } from '../picker.ts';
import type { Resource } from '../../address/resource.ts';
import type { Comparison } from './comparisons.ts';
import type { ComparisonSetting, FilterKind, FilterSetting } from '../listSettings.ts';
import type { Fragment } from '../fragment.ts';
import { RANGE } from './typedNumbers.ts';
import { yesNo } from './yesNo.ts';

type Ask<Variables, Operand> = (operand: Operand) => NoInfer<Fragment<Variables>>;

/** What a schema can ask of a field: operator → the variables to send. */
export interface Operators<Variables, Operand> {
  readonly is?: Ask<Variables, Operand>;
  readonly anyOf?: Ask<Variables, Operand[]>;
  /** For a field with several values. */
  readonly has?: Ask<Variables, Operand>;
  readonly isNot?: Ask<Variables, Operand>;
  readonly noneOf?: Ask<Variables, Operand[]>;
  readonly contains?: Ask<Variables, Operand>;
  readonly startsWith?: Ask<Variables, Operand>;
  readonly endsWith?: Ask<Variables, Operand>;
  readonly atLeast?: Ask<Variables, Operand>;
  readonly atMost?: Ask<Variables, Operand>;
  readonly greaterThan?: Ask<Variables, Operand>;
  readonly lessThan?: Ask<Variables, Operand>;
  readonly between?: (from: Operand, to: Operand) => NoInfer<Fragment<Variables>>;
  readonly isEmpty?: Ask<Variables, boolean>;
}

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
  const { is, anyOf, has, isNot, noneOf, isEmpty, atLeast, atMost, between } = operators;
  const read = (text: string) => parse(text) as Operand;
  const accepts = (text: string) => parse(text) !== null;
  const one = (ask: Ask<Variables, Operand> | undefined) =>
    ask && {
      takesSeveral: false,
      accepts,
      variables: ([text]: readonly string[]) => ask(read(text)),
    };
  const several = (
    single: Ask<Variables, Operand> | undefined,
    many: Ask<Variables, Operand[]> | undefined,
  ) =>
    many
      ? {
          takesSeveral: true,
          accepts,
          variables: (texts: readonly string[]) =>
            single && texts.length === 1 ? single(read(texts[0])) : many(texts.map(read)),
        }
      : one(single);
  const comparisons: Record<string, ComparisonSetting<Variables> | undefined> = {
    '': several(is ?? has, anyOf),
    contains: one(operators.contains),
    startsWith: one(operators.startsWith),
    endsWith: one(operators.endsWith),
    atLeast: one(atLeast),
    atMost: one(atMost),
    greaterThan: one(operators.greaterThan),
    lessThan: one(operators.lessThan),
    between: atLeast || atMost ? undefined : range(parse, between),
    isNot: several(isNot, noneOf),
    isEmpty: emptyComparison(isEmpty),
  };
  return { label, kind, comparisons: given(comparisons) };
}

/** `100..200` */
function range<Variables, Operand>(
  parse: (text: string) => Operand | null,
  ask: Operators<Variables, Operand>['between'],
): ComparisonSetting<Variables> | undefined {
  const bounds = (text: string) => text.split(RANGE).map((bound) => parse(bound.trim()));
  return (
    ask && {
      takesSeveral: false,
      accepts: (text) => bounds(text).length === 2 && !bounds(text).includes(null),
      variables: ([text]) => ask(...(bounds(text) as [Operand, Operand])),
    }
  );
}

/** @param ask takes true for records without a value */
export function emptyComparison<Variables>(
  ask: Ask<Variables, boolean> | undefined,
): ComparisonSetting<Variables> | undefined {
  return (
    ask && {
      takesSeveral: false,
      accepts: (text) => Object.hasOwn(yesNo, text),
      variables: ([text]) => ask(text === 'true'),
    }
  );
}

/** The comparisons that there are. */
export function given<Variables>(
  comparisons: Readonly<Record<string, ComparisonSetting<Variables> | undefined>>,
): FilterSetting<Variables>['comparisons'] {
  const present = Object.entries(comparisons).filter(([, setting]) => setting);
  return Object.fromEntries(present) as Partial<Record<Comparison, ComparisonSetting<Variables>>>;
}
