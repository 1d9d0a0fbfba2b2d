import { mustBeKnown } from '../shapes/listArguments.ts';
import { isPlainLeaf, outputFields, singleComposite } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { sameName, singularKey } from '../wording/words.ts';
import type { Candidates, ListCandidate } from './candidates.ts';

/**
 * `productTexts(productId: ID!): [ProductTexts!]` lists the texts of one product, of which the product
 * has the current one as `texts`: they are part of it, and no records of their own.
 */
export function isPartOfOther(
  type: CompositeType,
  { root, required }: ListCandidate,
  { lists }: Candidates,
): boolean {
  if (required === 0 || root.place !== 'root') return false;
  return [...lists.keys()].some(
    (owner) =>
      owner !== type &&
      singularKey(type.name).startsWith(singularKey(owner.name)) &&
      root.field.args.some(
        (argument) =>
          mustBeKnown(argument) && sameName(argument.name) === `${sameName(owner.name)}id`,
      ) &&
      outputFields(owner).some((field) => singleComposite(field) === type),
  );
}

/** A key and the type of its record: a field beside the record itself, or for a record that no field returns. */
export function isReference(type: CompositeType): boolean {
  const fields = outputFields(type);
  return (
    fields.some(({ name }) => ['typeid', 'typename'].includes(sameName(name))) &&
    fields.every(
      (field) =>
        isPlainLeaf(field) && /^(_?id|uid|uuid|key|type_?id|type_?name)$/i.test(field.name),
    )
  );
}
