import { getNamedType, isLeafType } from 'graphql';
import type { FilterOperator } from '../../types/listQuery.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { isValue } from './exact.ts';
import {
  asksPresence,
  namesBound,
  operatorBefore,
  operatorOf,
  operatorSpelled,
  operatorTaking,
} from './operators.ts';
import type { OperatorName } from './operators.ts';
import { betweenOperator, operand } from './readOperators.ts';
import { namesKey } from './relationKey.ts';

/** `customerIDNEQ`, `avatarURLIsNil`: capitals that run on are the end of a field's name and how it is compared. */
const RUN_ON = /(?<=[A-Z]{2})(N?EQ|N?IN|GTE?|LTE?|(Is|Not)Nil)$/;

/** The names of conditions that are values, and do not say how they are compared: `title`, and not `title_not`. */
export function namesOfValues(entries: readonly FilterEntry[]): ReadonlyMap<string, string> {
  const saysHow = (name: string) => {
    const words = splitWords(name);
    return words.some((_, start) => start > 0 && operatorSpelled(words.slice(start).join('_')));
  };
  return new Map(
    entries
      .filter(({ name, type }) => isValue(type) && !saysHow(name))
      .map(({ name }) => [sameName(name), name]),
  );
}

/** `price_gte`, `titleContains`, `createdAfter`, `minPrice`: the operator is part of the name. */
export function suffixFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  if (!isLeafType(getNamedType(entry.type)) || row.leaf(entry.name)) return null;
  const words = splitWords(entry.name.replace(RUN_ON, '_$1'));
  for (let start = 1; start < words.length; start += 1) {
    const spelling = operatorSpelled(words.slice(start).join('_'));
    if (spelling) {
      const reading = readSuffix(
        entry,
        row,
        words.slice(0, start).join('_'),
        spelling.name,
        operand(entry.type, spelling),
      );
      if (reading) return { ...reading, rank: spelling.rank };
    }
  }
  const prefix = operatorBefore(words[0]);
  return prefix
    ? readSuffix(entry, row, words.slice(1).join('_'), prefix, operand(entry.type))
    : null;
}

function readSuffix(
  entry: FilterEntry,
  row: RowShape,
  base: string,
  name: OperatorName,
  hole: ReturnType<typeof operand>,
): FilterReading | null {
  const compared = comparedBy(base, name, entry, row);
  const operator = operatorIn(entry, name, hole);
  if (compared === null || operator === null) return null;
  if (asksPresence(name) && getNamedType(entry.type).name !== 'Boolean') return null;
  return {
    ...compared,
    operators: [operator],
    byKey: namesKey(entry.name),
    operand: entry.type,
  };
}

/** What a condition compares: a field of the rows, their relation, or a value that they do not show. */
function comparedBy(
  base: string,
  name: OperatorName,
  entry: FilterEntry,
  row: RowShape,
): Pick<FilterReading, 'field' | 'relation'> | null {
  const leaf = row.leaf(base);
  const relation = row.relation(base) ?? null;
  if (leaf) {
    const isComparable = !isList(leaf.type) || comparesItems(name, entry);
    return isComparable ? { field: leaf.name, relation } : null;
  }
  if (relation) return { field: relation.field.name, relation };
  // What is compared need not be shown: `deletedAtGT` beside `deletedAt`, of records without it.
  const hidden = entry.beside?.get(sameName(base));
  // `bornFrom: String` beside `born: String`: nothing says that the text is a date, but for the words of its bounds.
  const isUnclear = operatorOf(name).on === 'order' && isTextBound(entry);
  return hidden === undefined || isUnclear ? null : { field: hidden, relation };
}

function isTextBound({ name, type }: FilterEntry): boolean {
  return getNamedType(type).name === 'String' && namesBound(splitWords(name).at(-1) ?? '');
}

/** `total_Range: [Float]` takes both bounds at once. */
function operatorIn(
  { type, slot }: FilterEntry,
  name: OperatorName,
  hole: ReturnType<typeof operand>,
): FilterOperator | null {
  if (operatorOf(name).operand === 'range') return betweenOperator(type, slot);
  const operator = operatorTaking(name, isList(type));
  return operator && { name: operator, variables: place(slot, hole), type: String(type) };
}

/** `tags_contains`, `tags_contains_all`; `tags_not: [String!]` compares all of them at once, in their order. */
function comparesItems(name: OperatorName, { type }: FilterEntry): boolean {
  const { on, ofList } = operatorOf(name);
  if (asksPresence(name) || on === 'lists') return true;
  if (name === 'contains') return !isList(type) || ofList === 'hasAll';
  return name === 'doesNotContain' && !isList(type);
}
