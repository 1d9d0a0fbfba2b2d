import type { Candidate } from './candidate.ts';
import type { MutationField } from './field.ts';
import { isCrudVerb } from './name.ts';

/**
 * True when a mutation of the same verb and record was chosen, `userRemoveOne` beside `userRemoveById`, or one that
 * is called in the same way: `removeUser(id: ID!)` beside `deleteUser(id: ID!)`.
 */
export function hasTwin(
  from: MutationField,
  chosen: ReadonlySet<MutationField>,
  found: ReadonlyMap<MutationField, Candidate[]>,
): boolean {
  const exact = (field: MutationField) =>
    (found.get(field) ?? []).filter(({ naming }) => naming === 'exact');
  const verb = from.words.find(isCrudVerb);
  const own = exact(from);
  return [...chosen].some(
    (other) =>
      own.length > 0 &&
      (other.words.find(isCrudVerb) === verb || isCalledAlike(from, other)) &&
      exact(other).some(({ resource, facet }) =>
        own.some((twin) => twin.resource === resource && twin.facet === facet),
      ),
  );
}

function isCalledAlike({ field: one }: MutationField, { field: other }: MutationField): boolean {
  const call = ({ args, type }: MutationField['field']) =>
    [...args.map((argument) => `${argument.name}: ${String(argument.type)}`), String(type)].join();
  return call(one) === call(other);
}

/** `destroyPerson` beside `deletePerson`, which `restorePerson` undoes: it is more than another way to delete. */
export function destroysForGood(
  { words }: MutationField,
  twins: readonly Candidate[],
  fields: readonly MutationField[],
): boolean {
  if (words[0] !== 'destroy' || !twins.some(({ facet }) => facet === 'delete')) return false;
  const noun = words.slice(1).join(' ');
  const verbs = new Set(
    fields
      .filter((other) => other.words.slice(1).join(' ') === noun)
      .map((other) => other.words[0]),
  );
  return verbs.has('delete') && (verbs.has('restore') || verbs.has('undelete'));
}
