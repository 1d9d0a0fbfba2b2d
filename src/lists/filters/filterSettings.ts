import type { Choices } from '../choices.ts';
import type { LoadPicker } from '../picker.ts';
import type { Resource } from '../../address/resource.ts';
import {
  readArguments,
  type ConditionAt,
  type FilterArguments,
  type FilterDefinition,
  type FilterOptions,
  type MakeFilter,
} from './filterDefinition.ts';
import type { FilterKind } from './filterKind.ts';
import { comparisonsOf, type Operators } from './operands.ts';
import { yesNo } from './yesNo.ts';

interface MakeChoiceFilter {
  <Choice extends string, Variables>(
    choices: Choices & Readonly<Record<Choice, unknown>>,
    operators: Operators<Variables, Choice>,
    options?: FilterOptions,
  ): FilterDefinition<Variables>;
  <Choice extends string, Variables, Path extends string>(
    choices: Choices & Readonly<Record<Choice, unknown>>,
    path: Path,
    // The choices say what is compared, since the operators may be those of any enum.
    operators: Operators<ConditionAt<Variables, Path>, NoInfer<Choice>>,
    options?: FilterOptions,
  ): FilterDefinition<Variables>;
}

/** One of a fixed set of values. */
export const choiceFilter: MakeChoiceFilter = <Choice extends string, Variables, Condition>(
  choices: Choices & Readonly<Record<Choice, unknown>>,
  ...given: FilterArguments<Variables, Condition, Choice>
) => filterByChoices(choices, given);

/** An enum of a record's states. */
export const statusFilter: MakeChoiceFilter = <Choice extends string, Variables, Condition>(
  choices: Choices & Readonly<Record<Choice, unknown>>,
  ...given: FilterArguments<Variables, Condition, Choice>
): FilterDefinition<Variables> => ({ ...filterByChoices(choices, given), isStatus: true });

function filterByChoices<Choice extends string, Variables, Condition>(
  choices: Choices & Readonly<Record<Choice, unknown>>,
  given: FilterArguments<Variables, Condition, Choice>,
): FilterDefinition<Variables> {
  const parse = (text: string) => (Object.hasOwn(choices, text) ? (text as Choice) : null);
  return { ...simpleFilter('choice', parse, given), choices };
}

export const yesNoFilter: MakeFilter<boolean> = <Variables, Condition>(
  ...given: FilterArguments<Variables, Condition, boolean>
) => {
  const parse = (text: string) => (Object.hasOwn(yesNo, text) ? text === 'true' : null);
  return { ...simpleFilter('yesNo', parse, given), choices: yesNo };
};

export const textFilter = makerOf<string>('text', (text) => text);

/** A whole number of 32 bits, as GraphQL's `Int`. */
export const integerFilter = makerOf<number>('number', parseInteger);

export const numberFilter = makerOf<number>('number', (text) =>
  isDecimal(text) ? Number(text) : null,
);

/** A number that is sent as text, so that no digit is lost. */
export const decimalFilter = makerOf<string>('number', (text) => (isDecimal(text) ? text : null));

/** The record that something belongs to, by its key. */
export const recordFilter = recordMakerOf<string>((text) => text);

/** The record that something belongs to, by a key that is a number. */
export const numberedRecordFilter = recordMakerOf<number>(parseInteger);

interface RecordOptions extends FilterOptions {
  /** Loads how such a record is chosen, when a person wants to. */
  readonly picker?: LoadPicker;
}

interface MakeRecordFilter<Operand> {
  <Variables>(
    relation: Resource,
    operators: Operators<Variables, Operand>,
    options?: RecordOptions,
  ): FilterDefinition<Variables>;
  <Variables, Path extends string>(
    relation: Resource,
    path: Path,
    operators: Operators<ConditionAt<Variables, Path>, Operand>,
    options?: RecordOptions,
  ): FilterDefinition<Variables>;
}

type Parse<Operand> = (text: string) => Operand | null;

/**
 * Makes filters whose values are read one by one.
 *
 * @param parse null for a text that is none
 */
export function makerOf<Operand>(kind: FilterKind, parse: Parse<Operand>): MakeFilter<Operand> {
  return <Variables, Condition>(...given: FilterArguments<Variables, Condition, Operand>) =>
    simpleFilter(kind, parse, given);
}

/** A record is the one or none of several; what else a key's type can compare says nothing to people. */
function recordMakerOf<Operand>(parse: Parse<Operand>): MakeRecordFilter<Operand> {
  return <Variables, Condition>(
    relation: Resource,
    ...given: FilterArguments<Variables, Condition, Operand, RecordOptions>
  ) => {
    const { comparisons, ...filter } = simpleFilter('record', parse, given);
    const { '': is, isEmpty } = comparisons;
    const { picker } = readArguments(given).options;
    return {
      ...filter,
      comparisons: { ...(is && { '': is }), ...(isEmpty && { isEmpty }) },
      relation,
      picker,
    };
  };
}

/** A whole number of 32 bits; null for any other text. */
export function parseInteger(text: string): number | null {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
  return Math.abs(value) < 2 ** 31 ? value : null;
}

/** Whether a text is a number in decimal notation. */
export function isDecimal(text: string): boolean {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text);
}

/** A filter whose values are read one by one. */
export function simpleFilter<Variables, Condition, Operand, Options extends FilterOptions>(
  kind: FilterKind,
  parse: Parse<Operand>,
  given: FilterArguments<Variables, Condition, Operand, Options>,
): FilterDefinition<Variables> {
  const { operators, options } = readArguments(given);
  const { label, required } = options;
  return { label, kind, required, comparisons: comparisonsOf(parse, operators) };
}
