import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { isPriorityField } from '../../model/wording/fieldPriority.ts';

/**
 * The record that another one belongs to before all others: one that it cannot be without, or else one that people
 * call important.
 *
 * @param relations relations to one
 * @param fields the fields of the record
 */
export function mainParent(
  relations: readonly Relation[],
  fields: readonly Field[],
): Relation | undefined {
  const isRequired = ({ nullable, foreignKey }: Relation) =>
    !nullable || fields.some((field) => field.name === foreignKey && !field.nullable);
  return relations.find(isRequired) ?? relations.find(({ field }) => isPriorityField(field));
}
