import {
  getStorageKey,
  type NormalizationLinkedField,
  type NormalizationScalarField,
  type NormalizationSelection,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';

/** A field on the way from a query to the record that its page is about. */
export interface Step {
  /** Its name in the store, with its arguments. */
  readonly storageKey: string;
  /** Null where several types are possible. */
  readonly type: string | null;
  /** It gives a list, of which the record is the first. */
  readonly isPlural: boolean;
  readonly selections: readonly NormalizationSelection[];
  readonly variables: Variables;
}

/**
 * The way from a query to the record that its page is about.
 *
 * @param path in the response, by aliases. It may end in a field that only the record's own type has, which tells
 *   whether a field that gives records of many types gave one: the record is what has it.
 * @returns null where the query has no such fields
 */
export function subjectPath(
  { request }: OperationDescriptor,
  path: readonly string[],
): readonly Step[] | null {
  const { variables } = request;
  let { selections } = request.node.operation;
  const steps: Step[] = [];
  for (const [index, name] of path.entries()) {
    const field = fieldNamed(name, selections);
    if (!field) return null;
    if (field.kind === 'ScalarField') return index === path.length - 1 ? steps : null;
    const { concreteType: type = null, plural: isPlural } = field;
    ({ selections } = field);
    const storageKey = getStorageKey(field, variables);
    steps.push({ storageKey, type, isPlural, selections, variables });
  }
  return steps;
}

/** The field of a name in a response, also where it stands in an inline fragment. */
function fieldNamed(
  name: string,
  selections: readonly NormalizationSelection[],
): NormalizationLinkedField | NormalizationScalarField | null {
  for (const selection of selections) {
    if (selection.kind === 'LinkedField' || selection.kind === 'ScalarField') {
      if ((selection.alias ?? selection.name) === name) return selection;
    } else if ('selections' in selection) {
      const inner = fieldNamed(name, selection.selections);
      if (inner) return inner;
    }
  }
  return null;
}
