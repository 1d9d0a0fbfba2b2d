import type { Relation } from '../../model/types/relations.ts';
import type { Context } from '../context.ts';

/** So many relations have columns. */
export const MOST_RELATIONS = 2;

/**
 * The relations that get columns: those that every record has, then others, of which one to a record of the same type
 * says least.
 *
 * @param options.required the names of those that every record has, even if they are nullable in the schema
 * @param options.own the type of the records
 */
export function chooseRelations(
  context: Context,
  relations: readonly Relation[],
  { required = [], own }: { readonly required?: readonly string[]; readonly own?: string } = {},
): Relation[] {
  const toOne = relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && context.of(to) !== undefined,
  );
  const isAlways = ({ nullable, field }: Relation) => !nullable || required.includes(field);
  const sometimes = toOne
    .filter((relation) => !isAlways(relation))
    .sort((one, other) => Number(one.to === own) - Number(other.to === own));
  return [...toOne.filter(isAlways), ...sometimes].slice(0, MOST_RELATIONS);
}
