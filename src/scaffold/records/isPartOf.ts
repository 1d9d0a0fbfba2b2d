import type { InputPlan } from '../forms/inputPlan.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';

/** Whether the rows of a tab are numbered within the record that has it, and not within another one that they belong to. */
export function isNumberedIn(plan: Plan, owner: Subject, { target }: TabPlan): boolean {
  return target.record === null || isPartOf(plan, target, owner);
}

/**
 * Whether records are parts of the one that they belong to, within which they are numbered. Records that belong to several
 * are so of the one that they cannot be without, or are called after: lines of an order, but not of a product.
 */
export function isPartOf(plan: Plan, target: Subject, { resource: { type } }: Subject): boolean {
  const owners = ownersOf(plan, target);
  const required = owners.filter((owner) => owner.required);
  const [one, ...others] = required.length > 0 ? required : owners;
  const isOnly = one?.type === type && others.length === 0;
  const isNamedAfter = target.resource.type.startsWith(type);
  return isOnly || (isNamedAfter && owners.filter((owner) => owner.type === type).length === 1);
}

/** A record that others belong to. */
interface Owner {
  readonly type: string;
  /** They cannot be made without it. */
  readonly required: boolean;
}

/** What records belong to: by relations, and by inputs for keys that no relation leads back from. */
function ownersOf(plan: Plan, target: Subject): Owner[] {
  const inputs = plan.formsOf(target)?.create?.inputs ?? [];
  const isRequired = (isFor: (input: InputPlan) => boolean) =>
    inputs.some((input) => input.required && isFor(input));
  const related = target.resource.relations.flatMap(({ many, to, field }) =>
    many ? [] : [{ type: to, required: isRequired(({ relation }) => relation?.field === field) }],
  );
  const named = inputs.flatMap(({ relation, required, kind: { records } }) =>
    relation || !records || records.many
      ? []
      : [{ type: records.picker.owner.resource.type, required }],
  );
  return [...related, ...named];
}
