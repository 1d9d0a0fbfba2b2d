import { getNamedType, getNullableType, isListType, Kind, type ConstDirectiveNode } from 'graphql';
import { splitWords } from '../../model/wording/words.ts';
import type { InputField, Limits } from './inputPlan.ts';

/**
 * Names of constraint directives and their arguments. There is no standard for them:
 * `@constraint(min:)`, `@range(gte:)`, `@Min(value:)` and `@length(max:)` are recognised by these names.
 */
const NAMES: ReadonlyArray<readonly [keyof Limits, RegExp]> = [
  ['minItems', /^min_(items|count)$/],
  ['maxItems', /^max_(items|count)$/],
  ['minLength', /^min_(length|size)$/],
  ['maxLength', /^max_(length|size)$/],
  ['above', /^(exclusive_min(imum)?|gt|greater_than|above)$/],
  ['below', /^(exclusive_max(imum)?|lt|less_than|below)$/],
  ['min', /^((decimal_)?min(imum)?(_value)?|gte|greater_than_or_equal|at_least)$/],
  ['max', /^((decimal_)?max(imum)?(_value)?|lte|less_than_or_equal|at_most)$/],
  ['multipleOf', /^(multiple_of|step)$/],
  ['pattern', /^(pattern|reg_?(exp?|ular_expression))$/],
  ['format', /^format$/],
];

/** Directives that are a limit by their names alone. */
const BARE: ReadonlyArray<readonly [RegExp, Limits]> = [
  [/^positive$/, { above: '0' }],
  [/^(positive_or_zero|non_negative)$/, { min: '0' }],
  [/^negative$/, { below: '0' }],
  [/^(negative_or_zero|non_positive)$/, { max: '0' }],
  [/^(not|non)_(blank|empty)$/, { minLength: '1' }],
  [/^e_?mail$/, { format: 'email' }],
  [/^ur[il]$/, { format: 'url' }],
  [/^uuid$/, { format: 'uuid' }],
];

/** Directives on the price of a query, not on its values. */
const OF_COST = /cost|complexity|rate|slicing|list_size/;

/** The limits of a value: of text, the least and most are lengths. */
export function limitsOf(input: InputField): Limits {
  const found = { ...namedLimits(input), ...worded(input), ...declaredLimits(input) };
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

/** “At most 2 decimal places.”: backends round further digits, and document it only in descriptions. */
const DECIMAL_PLACES =
  /\b(?:at most|up to|max(?:imum|\.)?(?: of)?|rounded to) (\d{1,2}) (?:decimal (?:places?|digits?)|decimals?|digits? (?:after|behind) the (?:decimal )?point)\b/i;

function worded({ description }: InputField): Limits {
  const places = DECIMAL_PLACES.exec(description ?? '')?.[1];
  if (places === undefined) return {};
  return { multipleOf: places === '0' ? '1' : `0.${'1'.padStart(Number(places), '0')}` };
}

function declaredLimits({ astNode, type }: InputField): Limits {
  const directives = (astNode?.directives ?? []).filter(
    ({ name }) => !OF_COST.test(splitWords(name.value).join('_')),
  );
  const isList = isListType(getNullableType(type));
  return Object.assign({}, ...directives.map((directive) => limitsIn(directive, isList))) as Limits;
}

function limitsIn(directive: ConstDirectiveNode, isList: boolean): Limits {
  const { arguments: args = [] } = directive;
  const name = splitWords(directive.name.value).join('_');
  const bare = BARE.find(([pattern]) => pattern.test(name))?.[1] ?? {};
  // `@length(min: 2)`, `@Size(max: 10)`
  const isOfSize = /(^|_)(length|size)$/.test(name);
  const limits = args.flatMap(({ name: argument, value }): Array<[keyof Limits, string]> => {
    const words = splitWords(argument.value).join('_');
    const meant = words === 'value' ? name : words;
    const limit = NAMES.find(([, pattern]) => pattern.test(meant))?.[0];
    if (!limit || !('value' in value) || !fits(limit, value.kind, String(value.value))) return [];
    return [[isOfSize ? sized(limit, isList) : limit, String(value.value)]];
  });
  const said: Limits = { ...sizedAll(bare, isList), ...Object.fromEntries(limits) };
  return isExclusive(args) ? exclusive(said) : said;
}

function sized(limit: keyof Limits, isList: boolean): keyof Limits {
  if (limit === 'min') return isList ? 'minItems' : 'minLength';
  if (limit === 'max') return isList ? 'maxItems' : 'maxLength';
  return limit;
}

/** A list that is not empty has a value. */
function sizedAll({ minLength, ...others }: Limits, isList: boolean): Limits {
  if (!minLength) return others;
  return isList ? { ...others, minItems: minLength } : { ...others, minLength };
}

/** `@DecimalMin(value: "0", inclusive: false)` */
function isExclusive(args: NonNullable<ConstDirectiveNode['arguments']>): boolean {
  return args.some(
    ({ name, value }) => name.value === 'inclusive' && value.kind === Kind.BOOLEAN && !value.value,
  );
}

function exclusive({ min, max, ...others }: Limits): Limits {
  return { ...others, ...(min && { above: min }), ...(max && { below: max }) };
}

function fits(limit: keyof Limits, kind: string, value: string): boolean {
  if (limit === 'format') return kind === 'StringValue';
  if (limit === 'pattern') return kind === 'StringValue' && isPattern(value);
  return kind === 'IntValue' || kind === 'FloatValue' || /^-?\d+(\.\d+)?$/.test(value);
}

/** Patterns of other languages may mean something else, or nothing, here. */
function isPattern(value: string): boolean {
  try {
    return new RegExp(value).source !== '';
  } catch {
    return false;
  }
}
