import { operatorOf, type OperatorName } from '../../model/conventions/filter/operators.ts';
import type { FilterMaker } from './filterMaker.ts';

/** Operators that are redundant if one of the others exists. */
const REDUNDANT_BESIDE: Readonly<Partial<Record<OperatorName, readonly OperatorName[]>>> = {
  has: ['is'],
  between: ['atLeast', 'atMost'],
};

/** The useful operators for values of that kind. */
export function offeredOperators<Operator extends { readonly name: OperatorName }>(
  maker: FilterMaker,
  operators: readonly Operator[],
): Operator[] {
  const offered = namesFor(maker, new Set(operators.map(({ name }) => name)));
  return operators.filter(({ name }) => offered.has(name));
}

function namesFor(maker: FilterMaker, names: ReadonlySet<OperatorName>): Set<OperatorName> {
  const first = (...some: OperatorName[]) => some.filter((name) => names.has(name)).slice(0, 1);
  switch (maker) {
    case 'recordFilter':
    case 'numberedRecordFilter':
      return new Set([...first('is', 'has'), 'anyOf', 'isEmpty']);
    case 'yesNoFilter':
      return new Set([...first('is', 'anyOf', 'has'), 'isEmpty']);
    case 'dayFilter':
    case 'momentFilter': {
      // A day is its two bounds; in terms of those all else can be said.
      const bounds = [...first('atLeast', 'greaterThan'), ...first('lessThan', 'atMost')];
      const within = bounds.length === 2 ? [] : ['is' as const, ...first('between')];
      const isNot = maker === 'dayFilter' ? ['isNot' as const] : [];
      return new Set([...within, ...bounds, ...isNot, 'isEmpty']);
    }
    case 'textFilter': {
      // Of texts nobody asks whether a bound is among what is meant.
      const bounds = [...first('atLeast', 'greaterThan'), ...first('atMost', 'lessThan')];
      const others = [...names].filter(
        (name) => operatorOf(name).on !== 'order' && !isRedundant(name, names),
      );
      return new Set([...others, ...bounds, ...(bounds.length === 2 ? [] : first('between'))]);
    }
    default:
      return new Set([...names].filter((name) => !isRedundant(name, names)));
  }
}

function isRedundant(name: OperatorName, names: ReadonlySet<OperatorName>): boolean {
  return REDUNDANT_BESIDE[name]?.some((other) => names.has(other)) ?? false;
}

/** The operators that compare with one value: equality, or membership. */
export function equality<Operator extends { readonly name: OperatorName }>({
  operators,
}: {
  readonly operators: readonly Operator[];
}): Operator | undefined {
  return operators.find(({ name }) => name === 'is' || name === 'anyOf' || name === 'has');
}
