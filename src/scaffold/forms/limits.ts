import { getNamedType, getNullableType, isListType, type ConstDirectiveNode } from 'graphql';
import { splitWords } from '../../model/wording/words.ts';
import type { InputField } from './inputPlan.ts';

/** What the schema says of the values that an input takes, besides their type. */
export interface Limits {
  readonly min?: string;
  readonly max?: string;
  /** The value has to be more than this. */
  readonly above?: string;
  readonly below?: string;
  readonly multipleOf?: string;
  readonly minLength?: string;
  readonly maxLength?: string;
  readonly minItems?: string;
  readonly maxItems?: string;
  readonly pattern?: string;
  readonly format?: string;
}

/**
 * What constraint directives call their arguments. There is no standard among them: `@constraint(min:)`,
 * `@range(gte:)` and `@length(max:)` are told by these names, whatever the directive is called.
 */
const NAMES: ReadonlyArray<readonly [keyof Limits, RegExp]> = [
  ['minItems', /^min_(items|count)$/],
  ['maxItems', /^max_(items|count)$/],
  ['minLength', /^min_(length|size)$/],
  ['maxLength', /^max_(length|size)$/],
  ['above', /^(exclusive_min(imum)?|gt|greater_than|above)$/],
  ['below', /^(exclusive_max(imum)?|lt|less_than|below)$/],
  ['min', /^(min(imum)?(_value)?|gte|greater_than_or_equal|at_least)$/],
  ['max', /^(max(imum)?(_value)?|lte|less_than_or_equal|at_most)$/],
  ['multipleOf', /^(multiple_of|step)$/],
  ['pattern', /^(pattern|reg_?exp?)$/],
  ['format', /^format$/],
];

/** Directives on the price of a query, not on its values. */
const OF_COST = /cost|complexity|rate|slicing|list_size/;

/** The limits of a value: of text, the least and most are lengths. */
export function limitsOf(input: InputField): Limits {
  const found = { ...namedLimits(input), ...declaredLimits(input) };
  const isText = ['String', 'ID'].includes(getNamedType(input.type).name);
  if (!isText) return found;
  const { min, max, ...others } = found;
  return { ...(min && { minLength: min }), ...(max && { maxLength: max }), ...others };
}

/** How many values a list takes. */
export function listLimits(input: InputField): Limits {
  const { minItems, maxItems } = declaredLimits(input);
  return { ...(minItems && { minItems }), ...(maxItems && { maxItems }) };
}

/** The limits of each value of a list. */
export function itemLimits(input: InputField): Limits {
  const { minItems: _min, maxItems: _max, ...others } = limitsOf(input);
  return others;
}

/** `PositiveInt`, `NonNegativeFloat`, `NonEmptyString`. */
function namedLimits({ type }: InputField): Limits {
  const name = splitWords(getNamedType(type).name).join('_');
  if (/^(non_negative|unsigned)_/.test(name)) return { min: '0' };
  if (/^positive_/.test(name)) return { above: '0' };
  return /^non_empty_/.test(name) ? { minLength: '1' } : {};
}

function declaredLimits({ astNode, type }: InputField): Limits {
  const directives = (astNode?.directives ?? []).filter(
    ({ name }) => !OF_COST.test(splitWords(name.value).join('_')),
  );
  const isList = isListType(getNullableType(type));
  return Object.assign({}, ...directives.map((directive) => limitsIn(directive, isList))) as Limits;
}

function limitsIn({ name, arguments: args = [] }: ConstDirectiveNode, isList: boolean): Limits {
  // `@length(min: 2)`, `@size(max: 10)`
  const isOfSize = /^(length|size)$/.test(name.value);
  const limits = args.flatMap(({ name: argument, value }) => {
    const words = splitWords(argument.value).join('_');
    const named = NAMES.find(([, pattern]) => pattern.test(words))?.[0];
    if (!named || !('value' in value) || !fits(named, value.kind, String(value.value))) return [];
    const sized = isList ? `${named}Items` : `${named}Length`;
    const limit = isOfSize && (named === 'min' || named === 'max') ? sized : named;
    return [[limit, String(value.value)] as const];
  });
  return Object.fromEntries(limits);
}

function fits(limit: keyof Limits, kind: string, value: string): boolean {
  if (limit === 'format') return kind === 'StringValue';
  if (limit === 'pattern') return kind === 'StringValue' && isPattern(value);
  return kind === 'IntValue' || kind === 'FloatValue';
}

/** Patterns of other languages may mean something else, or nothing, here. */
function isPattern(value: string): boolean {
  try {
    return new RegExp(value).source !== '';
  } catch {
    return false;
  }
}
