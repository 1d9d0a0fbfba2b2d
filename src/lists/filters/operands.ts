import type { ComparisonSetting } from '../listSettings.ts';
import type { Fragment } from '../fragment.ts';
import {
  COMPARISONS,
  OPERATORS,
  operatorsFor,
  type Comparison,
  type OperandKind,
  type OperatorName,
} from './operators.ts';
import { RANGE } from './typedNumbers.ts';
import { yesNo } from './yesNo.ts';

type Ask<Variables, Operand> = (operand: Operand) => NoInfer<Fragment<Variables>>;

/** Operand → what makes the variables to send. */
interface Asks<Variables, Operand> {
  readonly value: Ask<Variables, Operand>;
  readonly values: Ask<Variables, Operand[]>;
  readonly range: (from: Operand, to: Operand) => NoInfer<Fragment<Variables>>;
  readonly presence: Ask<Variables, boolean>;
}

/** What a schema can ask of a field: operator → the variables to send. */
export type Operators<Variables, Operand> = {
  readonly [Name in OperatorName]?: Asks<Variables, Operand>[(typeof OPERATORS)[Name]['operand']];
};

/** Reads a value of an address; null where it is none. */
type Parse<Operand> = (text: string) => Operand | null;

type Setting<Variables> = ComparisonSetting<Variables> | undefined;

/** The comparisons that a schema's operators allow. */
export function comparisonsOf<Variables, Operand>(
  parse: Parse<Operand>,
  operators: Operators<Variables, Operand>,
): Partial<Record<Comparison, ComparisonSetting<Variables>>> {
  const settings = COMPARISONS.map((comparison) => {
    const ask = <Kind extends OperandKind>(operand: Kind) =>
      operatorsFor(comparison, operand)
        .map((name) => operators[name])
        .find((found) => found !== undefined) as Asks<Variables, Operand>[Kind] | undefined;
    const setting =
      presence(ask('presence')) ??
      range(parse, ask('range')) ??
      values(parse, ask('value'), ask('values'));
    return [comparison, setting] as const;
  });
  return given(Object.fromEntries(settings));
}

/** One value, or any of several where the schema can ask for those. */
function values<Variables, Operand>(
  parse: Parse<Operand>,
  single: Ask<Variables, Operand> | undefined,
  many: Ask<Variables, Operand[]> | undefined,
): Setting<Variables> {
  const read = (text: string) => parse(text) as Operand;
  const accepts = (text: string) => parse(text) !== null;
  if (many)
    return {
      takesSeveral: true,
      accepts,
      variables: (texts) =>
        single && texts.length === 1 ? single(read(texts[0])) : many(texts.map(read)),
    };
  return single && { takesSeveral: false, accepts, variables: ([text]) => single(read(text)) };
}

/** `100..200` */
function range<Variables, Operand>(
  parse: Parse<Operand>,
  ask: Asks<Variables, Operand>['range'] | undefined,
): Setting<Variables> {
  return (
    ask && {
      takesSeveral: false,
      accepts: (text) => boundsIn(text, parse) !== null,
      variables: ([text]) => ask(...(boundsIn(text, parse) as [Operand, Operand])),
    }
  );
}

/** The ends of `100..200`, the lesser first; one value is both. Null where one of them is none. */
export function boundsIn<Operand>(
  text: string,
  parse: Parse<Operand>,
): readonly [from: Operand, to: Operand] | null {
  const [first, last, ...more] = text.split(RANGE).map((bound) => bound.trim());
  const [from, to] = [parse(first), parse(last ?? first)];
  if (from === null || to === null || more.length > 0) return null;
  return isAfter(first, last ?? first) ? [to, from] : [from, to];
}

/** Numbers are compared as such, and days as texts. */
function isAfter(one: string, other: string): boolean {
  const [left, right] = [Number(one), Number(other)];
  return Number.isNaN(left) || Number.isNaN(right) ? one > other : left > right;
}

/** @param ask takes true for records without a value */
export function presence<Variables>(ask: Ask<Variables, boolean> | undefined): Setting<Variables> {
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
  comparisons: Readonly<Record<string, Setting<Variables>>>,
): Partial<Record<Comparison, ComparisonSetting<Variables>>> {
  const present = Object.entries(comparisons).filter(([, setting]) => setting);
  return Object.fromEntries(present) as Partial<Record<Comparison, ComparisonSetting<Variables>>>;
}
