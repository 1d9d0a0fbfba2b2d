import type { FilterField } from '../../types/listQuery.ts';
import type { OperatorName } from './operators.ts';

/** A field to filter by, and how well its one operator is spelled: the lowest rank serves best. */
export interface Condition {
  readonly field: FilterField;
  readonly rank: number;
}

/** Of two entries that compare a field in the same way, the better: `name_contains_i` ignores case, and `name_contains` may not. */
export function bestSpelled(conditions: readonly Condition[]): FilterField[] {
  const best = new Map<string, number>();
  const keyOf = ({ field, rank }: Condition) =>
    rank < 0 ? null : JSON.stringify([field.field, field.relationKey, field.operators[0]?.name]);
  for (const condition of conditions) {
    const key = keyOf(condition);
    if (key !== null) best.set(key, Math.min(condition.rank, best.get(key) ?? Infinity));
  }
  return conditions
    .filter((condition) => {
      const key = keyOf(condition);
      return key === null || best.get(key) === condition.rank;
    })
    .map(({ field }) => field);
}

/** Conditions on one field, written as several entries, become one field with several operators. */
export function mergeFields(fields: readonly FilterField[]): FilterField[] {
  const merged = new Map<string, FilterField>();
  for (const field of fields) {
    const present = merged.get(field.field);
    if (!present) {
      merged.set(field.field, field);
      continue;
    }
    // `author: Int` beside `authorIn: [ID!]`: one of them takes another key of the same records.
    if (present.relationKey !== field.relationKey && present.relation && field.relation) continue;
    const names = new Set(present.operators.map((operator) => operator.name));
    present.operators.push(...field.operators.filter((operator) => !names.has(operator.name)));
    if (present.relation === null) {
      present.relation = field.relation;
      present.relationKey = field.relationKey;
    }
    present.enum ??= field.enum;
  }
  return [...merged.values()].map(withSingle);
}

/** What asks for all or any of several values asks for one, too, and is what indexes of lists are made for. */
function withSingle(field: FilterField): FilterField {
  const named = (name: OperatorName) => field.operators.find((operator) => operator.name === name);
  const several = named('hasAll') ?? named('hasAny');
  if (!several) return field;
  const others = field.operators.filter(({ name }) => name !== 'has');
  return { ...field, operators: [...others, { ...several, name: 'has' }] };
}
