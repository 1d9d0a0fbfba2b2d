import {
  getNamedType,
  isInputObjectType,
  isScalarType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { DurationShape, RangeShape } from '../../types/fields.ts';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { Hole, Path, Slot, Template, Variables } from '../../types/variables.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { joinVariables, place } from '../../shapes/slots.ts';
import { inputFields, isList, outputFields } from '../../shapes/typeShapes.ts';
import { readValueShape } from '../../shapes/valueShape.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { asksPresence, operatorOf, operatorSpelled, type OperatorName } from './operators.ts';
import { operand, readOperators } from './readOperators.ts';

/** What is compared, where operators mean something of their own. */
type Compared =
  | { readonly is: 'range'; readonly shape: RangeShape; readonly bound: GraphQLInputType }
  | { readonly is: 'duration'; readonly shape: DurationShape }
  | { readonly is: 'network' }
  | { readonly is: 'structure' };

/** How schemas spell what values of a class are asked, without case and separators; the best spelling first. */
const SPELLINGS: Readonly<Record<Compared['is'], Readonly<Partial<Record<OperatorName, string>>>>> =
  {
    range: {
      includes: 'containselement containsvalue includeselement includesvalue includes',
      overlaps: 'overlaps overlap overlapswith intersects',
      covers: 'contains covers containsrange',
      liesWithin: 'containedby containedin iscontainedby within',
      endsBefore: 'strictlyleftof strictlybefore leftof',
      startsAfter: 'strictlyrightof strictlyafter rightof',
    },
    duration: {
      is: 'equalto equals eq is',
      greaterThan: 'greaterthan gt',
      atLeast: 'greaterthanorequalto gte',
      lessThan: 'lessthan lt',
      atMost: 'lessthanorequalto lte',
    },
    network: {
      contains: 'containsorequalto contains',
      inNetwork: 'containedbyorequalto containedby containedin innetwork insubnet',
    },
    structure: { contains: 'contains', hasKey: 'containskey haskey' },
  };

/** Operators that compare networks as they compare any text. */
const OF_ANY_VALUE: readonly OperatorName[] = ['is', 'isNot', 'anyOf', 'noneOf'];

/**
 * `nights: { containsElement: Date overlaps: DateRangeInput }`: an object of operators whose meaning depends on
 * what they compare: ranges, lengths of time, networks, objects with keys.
 */
export function valueFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const named = getNamedType(entry.type);
  if (isList(entry.type) || !isInputObjectType(named)) return null;
  const compared = comparedIn(named);
  if (!compared) return null;
  const leaf = row.leaf(entry.name);
  if (leaf && isList(leaf.type)) return null;
  const own = operatorsOf(compared, entry);
  if (own.length === 0) return null;
  const all = readOperators(entry.type, entry.slot, true);
  const presence = all.filter(({ name }) => asksPresence(name));
  const others = all.filter(({ name }) => compared.is === 'network' && OF_ANY_VALUE.includes(name));
  const same = sameName(entry.name);
  const field = leaf ?? outputFields(row.type).find(({ name }) => sameName(name) === same);
  return {
    field: field?.name ?? entry.name,
    operators: [...presence, ...own, ...others],
    relation: null,
    byKey: false,
    operand: compared.is === 'range' ? compared.bound : operandOf(named.getFields()),
  };
}

function operandOf(fields: Readonly<Record<string, GraphQLInputField>>): GraphQLInputType {
  const found = Object.values(fields).find(({ type }) => classOf(type) !== null);
  return (found ?? Object.values(fields)[0]).type;
}

/** What an object of operators compares: what equality takes, or else the first of its operators that says so. */
function comparedIn(type: GraphQLInputType): Compared | null {
  const fields = inputFields(type).filter((field) => !isList(field.type));
  const equality = fields.find(({ name }) => operatorSpelled(name)?.name === 'is');
  if (equality) return classOf(equality.type);
  return fields.filter(isOwn).flatMap((field) => classOf(field.type) ?? [])[0] ?? null;
}

/** Whether a field is called like an operator of some class. */
function isOwn({ name }: GraphQLInputField): boolean {
  const same = sameName(name);
  return Object.values(SPELLINGS).some((operators) =>
    Object.values(operators).some((spellings) => spellings.split(' ').includes(same)),
  );
}

const NETWORK =
  /^(inet|cidr|inet_cidr|internet_address|cidr_address|ip|ip_address|ipv4|ipv6|ip_network)$/;

function classOf(type: GraphQLInputType): Compared | null {
  const named = getNamedType(type);
  if (isScalarType(named)) {
    const name = splitWords(named.name).join('_');
    if (NETWORK.test(name)) return { is: 'network' };
    return ['json', 'object'].includes(leafKind(named)) ? { is: 'structure' } : null;
  }
  if (!isInputObjectType(named)) return null;
  const shape = readValueShape(named);
  if (shape?.is === 'duration') return { is: 'duration', shape };
  const bound = shape?.is === 'range' ? typeAt(named, shape.start) : null;
  return shape?.is === 'range' && bound ? { is: 'range', shape, bound } : null;
}

/** The type of the input at a path. */
function typeAt(type: GraphQLInputType, path: readonly string[]): GraphQLInputType | null {
  return path.reduce<GraphQLInputType | null>(
    (outer, name) =>
      outer && (inputFields(outer).find((field) => field.name === name)?.type ?? null),
    type,
  );
}

function operatorsOf(compared: Compared, { type, slot }: FilterEntry): FilterOperator[] {
  const fields = inputFields(type).filter((field) => !isList(field.type));
  return Object.entries(SPELLINGS[compared.is]).flatMap(([name, spellings]) => {
    const [field] = spellings
      .split(' ')
      .flatMap((spelling) => fields.find((each) => sameName(each.name) === spelling) ?? []);
    return field ? operatorFrom(name as OperatorName, field, slot, compared) : [];
  });
}

/** No operator where the schema takes something else than its name says. */
function operatorFrom(
  name: OperatorName,
  field: GraphQLInputField,
  slot: Slot,
  compared: Compared,
): FilterOperator[] {
  const inner = [...slot, field.name];
  const type = String(field.type);
  const taken = classOf(field.type);
  if (compared.is !== 'range') {
    const takesKey = name === 'hasKey' && getNamedType(field.type).name === 'String';
    if (taken?.is !== compared.is && !takesKey) return [];
    return [{ name, variables: place(inner, operand(field.type)), type }];
  }
  if (name === 'includes') {
    const takesBound = getNamedType(field.type) === getNamedType(compared.bound);
    return takesBound ? [{ name, variables: place(inner, operand(field.type)), type }] : [];
  }
  if (taken?.is !== 'range') return [];
  const takesRange = operatorOf(name).operand === 'range';
  return [{ name, variables: place(inner, rangeTemplate(taken, takesRange)), type }];
}

/** A range as a template: from one value to another, or of a single value. */
function rangeTemplate(
  { shape, bound }: Extract<Compared, { is: 'range' }>,
  takesRange: boolean,
): Variables {
  const hole = (name: string): Hole => ({ hole: takesRange ? name : 'value', type: String(bound) });
  // A range of days ends where the day after the last begins.
  const isEndIncluded = !takesRange || shape.of !== 'datetime';
  const parts: ReadonlyArray<readonly [Path | null, Template]> = [
    [shape.start, hole('from')],
    [shape.startIncluded, true],
    [shape.end, hole('to')],
    [shape.endIncluded, isEndIncluded],
  ];
  return joinVariables(...parts.flatMap(([path, value]) => (path ? [place(path, value)] : [])));
}
