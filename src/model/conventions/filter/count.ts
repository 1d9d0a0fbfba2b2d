import { getNamedType, type GraphQLInputType } from 'graphql';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { Path, Slot } from '../../types/variables.ts';
import type { RelationShape, RowShape } from '../../shapes/rowShape.ts';
import { leafKind, NUMBER_KINDS } from '../../shapes/scalarKinds.ts';
import { isList, sendableAlone } from '../../shapes/typeShapes.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { operandOf } from './operatorObject.ts';
import { asksPresence } from './operators.ts';
import { readOperators } from './readOperators.ts';

/** What schemas write after a relation's name where they mean all its records together. */
const TOGETHER = new Set(['aggregate', 'func', 'count', 'connection']);

/** From what is said of all records of a relation to the comparison of their number. */
const BELOW_TOGETHER: readonly Path[] = [
  ['count'],
  ['count', 'predicate'],
  ['aggregate', 'count'],
  ['aggregate', 'count', 'nodes'],
];

/** From a relation itself, whose other fields are conditions on its records, to the comparison of their number. */
const BELOW_RELATION: readonly Path[] = [
  ['aggregates', 'distinctCount', 'id'],
  ['aggregates', 'distinctCount', 'rowId'],
];

/**
 * How many records a relation leads to: `orders_aggregate: { count: { predicate: { _gt: 3 } } }`,
 * `orders_func: { count: { _gt: 3 } }`, `orders: { aggregates: { distinctCount: { id: { greaterThan: 3 } } } }`.
 */
export function countFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  const counted = countedRelation(entry, row);
  if (!counted) return null;
  for (const path of counted.paths) {
    const type = typeBelow(entry.type, path);
    const comparison = type && numberComparison(type, [...entry.slot, ...path]);
    if (comparison) {
      const label = `Number of ${counted.relation.label.toLowerCase()}`;
      const counts = counted.relation.field.name;
      return { field: counted.name, label, counts, relation: null, byKey: false, ...comparison };
    }
  }
  return null;
}

interface CountedRelation {
  /** What the number is called in addresses. */
  readonly name: string;
  readonly relation: RelationShape;
  readonly paths: readonly Path[];
}

/** The relation to many that an entry is called after, with or without a word for all its records. */
function countedRelation({ name }: FilterEntry, row: RowShape): CountedRelation | null {
  const words = splitWords(name);
  const saysTogether = words.length > 1 && TOGETHER.has(sameName(words.at(-1) ?? ''));
  const relation = row.relation(saysTogether ? words.slice(0, -1).join('_') : name);
  if (!relation?.many) return null;
  if (saysTogether) return { name, relation, paths: BELOW_TOGETHER };
  const number = name.includes('_') ? `${name}_count` : `${name}Count`;
  // A field of the record that has the number is compared itself.
  return row.leaf(number) ? null : { name: number, relation, paths: BELOW_RELATION };
}

/** The type below a path; null where there is none, or where what is on the way cannot be sent with it alone. */
function typeBelow(type: GraphQLInputType, [first, ...others]: Path): GraphQLInputType | null {
  if (first === undefined) return type;
  if (isList(type)) return null;
  const field = sendableAlone(type).find(({ name }) => sameName(name) === sameName(first));
  return field ? typeBelow(field.type, others) : null;
}

/** The operators of an object that compares numbers. */
function numberComparison(
  type: GraphQLInputType,
  slot: Slot,
): { operators: readonly FilterOperator[]; operand: GraphQLInputType } | null {
  const operators = readOperators(type, slot, false).filter(({ name }) => !asksPresence(name));
  const operand = operandOf(type, operators);
  const isNumber = NUMBER_KINDS.includes(leafKind(getNamedType(operand)));
  return operators.length > 0 && isNumber ? { operators, operand } : null;
}
