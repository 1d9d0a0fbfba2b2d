import type { Relation } from '../../model/types/relations.ts';
import { relationsToOwner } from '../lists/backRelations.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/**
 * Whether records are parts of the one that they belong to, within which they are numbered. Records that belong to several
 * are so of the one that they cannot be without, or are called after: lines of an order, but not of a product.
 */
export function isPartOf(plan: Plan, target: Subject, { resource: { type } }: Subject): boolean {
  const [back, ...more] = relationsToOwner(target, type);
  if (!back || more.length > 0) return false;
  const toOne = target.resource.relations.filter(({ many }) => !many);
  const inputs = plan.formsOf(target)?.create?.inputs ?? [];
  const isRequired = (relation: Relation) =>
    inputs.some(({ required, relation: of }) => required && of?.field === relation.field);
  const required = toOne.filter(isRequired);
  const [one, ...others] = required.length > 0 ? required : toOne;
  const isNamedAfter = target.resource.type.startsWith(type);
  return isNamedAfter || (one === back && others.length === 0);
}
