import type { FilterSetting } from '../listSettings.ts';
import type { Operators } from './operands.ts';

/** What can be said of any filter besides its operators. */
export interface FilterOptions {
  /** Its label where the words of its name are not right. */
  readonly label?: string;
  /** Records may have no value: the operators of the condition's type include `isEmpty`, which others leave out. */
  readonly nullable?: true;
  /** The list requires it. */
  readonly required?: true;
}

/** A filter whose list names it (`defineFilters`). */
export type FilterDefinition<Variables> = Omit<FilterSetting<Variables>, 'label'> &
  Pick<FilterOptions, 'label'>;

/** What variables have at a path: `'filter.total'`. */
export type ConditionAt<Variables, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? ConditionAt<Property<Variables, Name>, Rest>
  : Property<Variables, Path>;

type Property<Value, Name> = Name extends keyof NonNullable<Value>
  ? NonNullable<NonNullable<Value>[Name]>
  : never;

/** The operators of a filter with the variables that each sends; or the path of a condition, and the operators of its type. */
export type FilterArguments<Variables, Condition, Operand, Options = FilterOptions> =
  | [operators: Operators<Variables, Operand>, options?: Options]
  | [path: string, operators: Operators<Condition, Operand>, options?: Options];

/** Makes a filter of either kind of operators. */
export interface MakeFilter<Operand, Options = FilterOptions> {
  <Variables>(
    operators: Operators<Variables, Operand>,
    options?: Options,
  ): FilterDefinition<Variables>;
  <Variables, Path extends string>(
    path: Path,
    operators: Operators<ConditionAt<Variables, Path>, Operand>,
    options?: Options,
  ): FilterDefinition<Variables>;
}

/** The operators with the variables that each sends, and the options. */
export function readArguments<Variables, Condition, Operand, Options extends FilterOptions>(
  given: FilterArguments<Variables, Condition, Operand, Options>,
): { readonly operators: Operators<Variables, Operand>; readonly options: Partial<Options> } {
  if (!hasPath(given)) return { operators: given[0], options: given[1] ?? {} };
  const [path, { isEmpty, ...others }, options] = given;
  const own = options?.nullable ? { ...others, isEmpty } : others;
  return { operators: placeAll(path.split('.'), own), options: options ?? {} };
}

function hasPath<Variables, Condition, Operand, Options>(
  given: FilterArguments<Variables, Condition, Operand, Options>,
): given is [path: string, operators: Operators<Condition, Operand>, options?: Options] {
  return typeof given[0] === 'string';
}

/** Operators of a condition as those of the variables that have it at a path. */
function placeAll<Variables, Condition, Operand>(
  path: readonly string[],
  operators: Operators<Condition, Operand>,
): Operators<Variables, Operand> {
  type Ask = (...operands: unknown[]) => unknown;
  const place = (condition: unknown) =>
    path.reduceRight((inner, name) => ({ [name]: inner }), condition);
  const entries = Object.entries(operators).filter(([, ask]) => ask);
  return Object.fromEntries(
    entries.map(([name, ask]) => [
      name,
      (...operands: unknown[]) => place((ask as Ask)(...operands)),
    ]),
  );
}
