import type { NormalizationSelection, Variables } from 'relay-runtime';
import { isJsonObject } from './jsonObject.ts';

type Selections = readonly NormalizationSelection[];
type ResponseObject = Record<string, unknown>;

/** A field of the schema; the type is null for the root, and where it is unknown. */
export interface SchemaField {
  readonly type: string | null;
  readonly name: string;
}

/**
 * Checks that a response has the objects and lists that its operation selects. Fields that a
 * backend leaves out are set to null, because Relay would treat a missing field as data to be
 * fetched again.
 *
 * @param isPartial whether the response may lack fields of the root, since only a part was asked for
 * @returns the lists and ids that are null, which only the schema can judge; null when the shape
 *   differs
 */
export function checkResponseShape(
  selections: Selections,
  variables: Variables,
  data: unknown,
  { isPartial }: { readonly isPartial: boolean } = { isPartial: false },
): readonly SchemaField[] | null {
  const nulls: SchemaField[] = [];
  const fits =
    isJsonObject(data) && (isPartial || selections.every((one) => !isMissing(one, data)));
  return fits && matchSelections(selections, data, { type: null, variables, nulls }) ? nulls : null;
}

interface MatchContext {
  /** Type of the current object. */
  readonly type: string | null;
  readonly variables: Variables;
  readonly nulls: SchemaField[];
}

/** A response without a root field does not belong to this operation. */
function isMissing(selection: NormalizationSelection, data: ResponseObject): boolean {
  return selection.kind === 'LinkedField' && data[selection.alias ?? selection.name] === undefined;
}

function matchSelections(selections: Selections, data: unknown, fitting: MatchContext): boolean {
  if (!isJsonObject(data)) return false;
  const { __typename: typename } = data;
  const type = typeof typename === 'string' ? typename : fitting.type;
  const within = { ...fitting, type };
  return selections.every((selection) => {
    switch (selection.kind) {
      case 'ScalarField':
        matchScalar(selection, data, within);
        return true;
      case 'LinkedField':
        return matchLinked(selection, data, within);
      case 'InlineFragment': {
        const { abstractKey } = selection;
        const applies = abstractKey ? abstractKey in data : selection.type === type;
        return !applies || matchSelections(selection.selections, data, within);
      }
      case 'Condition': {
        const applies = Boolean(fitting.variables[selection.condition]) === selection.passingValue;
        return !applies || matchSelections(selection.selections, data, within);
      }
      default:
        return true;
    }
  });
}

type Scalar = Extract<NormalizationSelection, { readonly kind: 'ScalarField' }>;
type Linked = Extract<NormalizationSelection, { readonly kind: 'LinkedField' }>;

/** Relay can normalise objects without an `id` or `__typename`, but not with a null one. */
function matchScalar(
  { alias, name }: Scalar,
  data: ResponseObject,
  { type, nulls }: MatchContext,
): void {
  const key = alias ?? name;
  if (name === 'id' || name === '__typename') {
    if (data[key] === null) nulls.push({ type, name });
  } else if (data[key] === undefined) data[key] = null;
}

function matchLinked(selection: Linked, data: ResponseObject, fitting: MatchContext): boolean {
  const { alias, name, plural, concreteType } = selection;
  const key = alias ?? name;
  if (data[key] === undefined) data[key] = null;
  const value = data[key];
  if (value === null) {
    if (plural) fitting.nulls.push({ type: fitting.type, name });
    return true;
  }
  const parts = plural ? value : [value];
  if (!Array.isArray(parts)) return false;
  const within = { ...fitting, type: concreteType ?? null };
  return parts.every(
    (part) => part === null || matchSelections(selection.selections, part, within),
  );
}
