import { getNamedType, isEnumType, isInputObjectType, isLeafType } from 'graphql';
import type { GraphQLInputField, GraphQLInputType } from 'graphql';
import type { FilterOperator, Hole, OperatorName, Slot, Template } from '../model.ts';
import { place } from '../slots.ts';
import { inputFields, isList } from '../typeShapes.ts';
import { sameName } from '../words.ts';

interface Spelling {
  name: OperatorName;
  before?: string;
  after?: string;
  /** The schema asks the contrary: `exists` for `isEmpty`. */
  negated?: true;
}

/** How schemas spell an operator, without case and separators; of several that are there, the first is used. */
const SPELLINGS: readonly (readonly [OperatorName, readonly string[]])[] = [
  ['is', ['eq', 'equals', 'equalto', 'equal', 'isequal', 'isequalto', 'is', 'exact', 'iexact', 'eqi', 'matchphrase']],
  ['isNot', ['ne', 'neq', 'noteq', 'notequals', 'notequalto', 'notequal', 'nequals', 'isnot', 'not', 'nei']],
  ['anyOf', ['in', 'anyof', 'oneof', 'isin', 'isanyof', 'eqany', 'inlist']],
  ['noneOf', ['notin', 'nin', 'noneof', 'notoneof', 'isnotin', 'isnoneof']],
  ['contains', ['containsi', 'icontains', 'containsinsensitive', 'includesinsensitive', 'contains', 'includes', 'containstext', 'substring']],
  ['startsWith', ['startswithi', 'istartswith', 'startswithinsensitive', 'startswith', 'beginswith', 'hasprefix', 'prefix', 'matchphraseprefix']],
  ['endsWith', ['endswithi', 'iendswith', 'endswithinsensitive', 'endswith', 'hassuffix', 'suffix']],
  ['greaterThan', ['gt', 'greaterthan', 'greater', 'isgreaterthan', 'after', 'isafter', 'over', 'above']],
  ['atLeast', ['gte', 'ge', 'greaterthanorequalto', 'greaterthanorequal', 'greaterthanequal', 'greaterorequal', 'min', 'minimum', 'from', 'since', 'start', 'onorafter', 'lower']],
  ['lessThan', ['lt', 'lessthan', 'less', 'islessthan', 'before', 'isbefore', 'under', 'below']],
  ['atMost', ['lte', 'le', 'lessthanorequalto', 'lessthanorequal', 'lessthanequal', 'lessorequal', 'max', 'maximum', 'to', 'until', 'end', 'onorbefore', 'upper']],
  ['between', ['between', 'range', 'isbetween', 'inrange']],
  ['isEmpty', ['isnull', 'null', 'isempty', 'empty', 'blank', 'isblank', 'missing']],
  ['has', ['anyequalto', 'has', 'hassome', 'containsany', 'includesany', 'hasany', 'overlaps', 'some']],
];

const PATTERN_SPELLINGS: readonly (readonly [string, Spelling])[] = [
  ['ilike', { name: 'contains', before: '%', after: '%' }],
  ['like', { name: 'contains', before: '%', after: '%' }],
  ['likeinsensitive', { name: 'contains', before: '%', after: '%' }],
  ['exists', { name: 'isEmpty', negated: true }],
  ['exist', { name: 'isEmpty', negated: true }],
  ['attributeexists', { name: 'isEmpty', negated: true }],
  ['isnotnull', { name: 'isEmpty', negated: true }],
  ['notnull', { name: 'isEmpty', negated: true }],
];

const BY_SPELLING: ReadonlyMap<string, Spelling & { rank: number }> = new Map(
  [
    ...SPELLINGS.flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, { name }] as const)),
    ...PATTERN_SPELLINGS,
  ].map(([spelling, value], rank) => [spelling, { ...value, rank }]),
);

/** Names that hold bounds in a range object; alone they do not make an operator object. */
const BOUNDS = new Set(['from', 'to', 'start', 'end', 'min', 'max', 'since', 'until', 'before', 'after', 'lower', 'upper', 'minimum', 'maximum']);

/** The operator that a name stands for, or undefined: `_gte`, `greaterThanOrEqualTo` → `atLeast`. */
export function operatorSpelled(name: string): Spelling | undefined {
  return BY_SPELLING.get(sameName(name));
}

/**
 * The operators that an input object offers, with their variables from `slot` on; empty when it is no
 * operator object (`{ eq: … in: … }`, `{ from: … to: … }`).
 */
export function readOperators(type: GraphQLInputType, slot: Slot): FilterOperator[] {
  const named = getNamedType(type);
  if (isList(type) || !isInputObjectType(named)) return [];
  const fields = inputFields(named);
  const known = fields.flatMap((field) => {
    const spelling = BY_SPELLING.get(sameName(field.name));
    return spelling ? [{ field, spelling }] : [];
  });
  if (known.length === 0 || (known.length < fields.length && known.every(({ field }) => BOUNDS.has(sameName(field.name))))) {
    return [];
  }
  const insensitive = insensitiveMode(fields);
  const best = new Map<OperatorName, { operator: FilterOperator; rank: number }>();
  for (const { field, spelling } of known) {
    const operator = operatorFrom(field, spelling, slot, insensitive);
    const present = operator && best.get(operator.name);
    if (operator && (present === undefined || present === null || spelling.rank < present.rank)) {
      best.set(operator.name, { operator, rank: spelling.rank });
    }
  }
  return [...best.values()].map(({ operator }) => operator);
}

function operatorFrom(
  field: GraphQLInputField,
  spelling: Spelling,
  slot: Slot,
  insensitive: readonly [string, string] | null,
): FilterOperator | null {
  const place_ = [...slot, field.name];
  if (spelling.name === 'between') return betweenOperator(field, place_);
  const name = listForm(spelling.name, field.type);
  if (!isLeafType(getNamedType(field.type)) || name === null) return null;
  if (name === 'isEmpty' && getNamedType(field.type).name !== 'Boolean') return null;
  const value = operand(field.type, spelling);
  const textual = insensitive && ['contains', 'startsWith', 'endsWith', 'is'].includes(name) && !isList(field.type);
  const variables = textual
    ? place(slot, { [field.name]: value, [insensitive[0]]: insensitive[1] })
    : place(place_, value);
  return { name, variables, type: String(field.type) };
}

/** What the operator means when its operand is, or is not, a list; null when that makes no sense. */
function listForm(name: OperatorName, type: GraphQLInputType): OperatorName | null {
  if (isList(type)) {
    if (name === 'is' || name === 'anyOf') return 'anyOf';
    if (name === 'isNot' || name === 'noneOf') return 'noneOf';
    return name === 'has' || name === 'contains' ? 'has' : null;
  }
  return name === 'anyOf' || name === 'noneOf' ? null : name;
}

/** The hole for an operand. */
export function operand(type: GraphQLInputType, spelling: Omit<Spelling, 'name'> = {}): Hole {
  return {
    hole: 'value',
    type: String(type),
    ...(spelling.before === undefined ? {} : { before: spelling.before }),
    ...(spelling.after === undefined ? {} : { after: spelling.after }),
    ...(spelling.negated ? { negated: true } : {}),
  };
}

/** Both bounds in one operand: a list of two, or an object with a lower and an upper field. */
function betweenOperator(field: GraphQLInputField, slot: Slot): FilterOperator | null {
  const named = getNamedType(field.type);
  const type = String(field.type);
  if (isList(field.type) && isLeafType(named)) {
    const bounds: Template = [
      { hole: 'from', type: named.name },
      { hole: 'to', type: named.name },
    ];
    return { name: 'between', variables: place(slot, bounds), type };
  }
  const fields = inputFields(named);
  const lower = fields.find((bound) => operatorSpelled(bound.name)?.name === 'atLeast');
  const upper = fields.find((bound) => operatorSpelled(bound.name)?.name === 'atMost');
  if (!lower || !upper) return null;
  const bounds: Template = {
    [lower.name]: { hole: 'from', type: String(lower.type) },
    [upper.name]: { hole: 'to', type: String(upper.type) },
  };
  return { name: 'between', variables: place(slot, bounds), type };
}

/** A field `mode` with an insensitive value, which text comparisons then set. */
function insensitiveMode(fields: readonly GraphQLInputField[]): readonly [string, string] | null {
  for (const field of fields) {
    const type = getNamedType(field.type);
    if (!isEnumType(type) || isList(field.type)) continue;
    const value = type.getValues().find((candidate) => /insensitive/i.test(candidate.name));
    if (value) return [field.name, value.name];
  }
  return null;
}
