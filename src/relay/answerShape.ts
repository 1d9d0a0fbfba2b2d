import type { NormalizationSelection, Variables } from 'relay-runtime';

type Selections = readonly NormalizationSelection[];
type AnswerObject = Record<string, unknown>;

/** A field as the schema has it; the type is null for the root, and where nothing says which it is. */
export interface SchemaField {
  readonly type: string | null;
  readonly name: string;
}

/**
 * Sees whether data has the objects and lists that an operation asks for: an answer to another question,
 * or to none, cannot be shown. What is null is the backend's to say, and some leave out what is: that is
 * put in its place, since a field that is missing counts as one to be asked for again.
 *
 * @returns where a list or an id is null, which only the schema can say whether it may be; null where the
 *   data has another shape
 */
export function fitAnswer(
  selections: Selections,
  variables: Variables,
  data: unknown,
): readonly SchemaField[] | null {
  const nulls: SchemaField[] = [];
  const fits = isObject(data) && selections.every((one) => !isLeftOut(one, data));
  return fits && fit(selections, data, { type: null, variables, nulls }) ? nulls : null;
}

interface Fitting {
  /** Of the object. */
  readonly type: string | null;
  readonly variables: Variables;
  readonly nulls: SchemaField[];
}

/** An answer without a root field is to no question. */
function isLeftOut(selection: NormalizationSelection, data: AnswerObject): boolean {
  return selection.kind === 'LinkedField' && data[selection.alias ?? selection.name] === undefined;
}

function fit(selections: Selections, data: unknown, fitting: Fitting): boolean {
  if (!isObject(data)) return false;
  const { __typename: said } = data;
  const type = typeof said === 'string' ? said : fitting.type;
  const within = { ...fitting, type };
  return selections.every((selection) => {
    switch (selection.kind) {
      case 'ScalarField':
        fitScalar(selection, data, within);
        return true;
      case 'LinkedField':
        return fitLinked(selection, data, within);
      case 'InlineFragment': {
        const { abstractKey } = selection;
        const applies = abstractKey ? abstractKey in data : selection.type === type;
        return !applies || fit(selection.selections, data, within);
      }
      case 'Condition': {
        const applies = Boolean(fitting.variables[selection.condition]) === selection.passingValue;
        return !applies || fit(selection.selections, data, within);
      }
      default:
        return true;
    }
  });
}

type Scalar = Extract<NormalizationSelection, { readonly kind: 'ScalarField' }>;
type Linked = Extract<NormalizationSelection, { readonly kind: 'LinkedField' }>;

/** Objects can be distinguished without a name or an id, but not by one that is null. */
function fitScalar({ alias, name }: Scalar, data: AnswerObject, { type, nulls }: Fitting): void {
  const key = alias ?? name;
  if (name === 'id' || name === '__typename') {
    if (data[key] === null) nulls.push({ type, name });
  } else if (data[key] === undefined) data[key] = null;
}

function fitLinked(selection: Linked, data: AnswerObject, fitting: Fitting): boolean {
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
  return parts.every((part) => part === null || fit(selection.selections, part, within));
}

function isObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
