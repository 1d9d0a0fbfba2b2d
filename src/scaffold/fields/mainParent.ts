import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { isPriorityField } from '../../model/wording/fieldPriority.ts';

/**
 * The most important record that another record belongs to: the one of a required relation, or else one that people
 * consider important.
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
