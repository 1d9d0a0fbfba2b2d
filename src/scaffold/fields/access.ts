import * as framework from '../code/framework.ts';
import type { Envelope } from '../../model/types/fields.ts';
import type { Selection } from '../graphql/selection.ts';
import type { Context } from '../context.ts';
import type { FieldPath, Step } from './fieldPath.ts';

/** An object in code: the selection of its fields, and the variable with its value. */
export interface Source {
  readonly context: Context;
  readonly selection: Selection;
  readonly variable: string;
  /** Whether its fields may be missing in the response, even if the schema has them as non-null. */
  readonly isOptional?: boolean;
}

/** An expression for a value, and the selection of its fields. */
export interface Read {
  /** Of the type `Caught<…>`. */
  readonly expression: string;
  readonly selection: Selection;
}

/** Selects a value, and returns an expression for it. */
export function readValue(source: Source, path: FieldPath): string {
  return read(source, path).expression;
}

/**
 * Selects a value, or an object for further selections. Nullable fields are selected with `@catch`,
 * so that an error stays with the value; fields of such an object are read with
 * `partOf`, which keeps the object's error.
 */
export function read(
  { context, selection, variable, isOptional = false }: Source,
  fields: FieldPath,
): Read {
  const path = wholePath(fields);
  let below = selection;
  let expression = variable;
  let whole: string | null = null;
  let part = '';
  path.forEach((field, index) => {
    const isLast = index === path.length - 1;
    const caught = field.nullable && (isLast || (whole === null && !isEnvelope(fields, index)));
    expression += `.${below.nameOf(field.name)}`;
    if (field.fields) below = below.object(field.name, { caught });
    else below.leaf(field.name, { caught });
    if (isLast) return;
    const mayBeMissing = field.nullable || (isOptional && index === 0);
    if (mayBeMissing && whole === null) {
      whole = expression;
      part = context.variable(field.name, variable);
      expression = part;
    } else if (mayBeMissing) {
      expression += '?';
    }
    // Of several, the first.
    if (field.list) expression += `${expression.endsWith('?') ? '.' : ''}[0]?`;
  });
  if (whole === null) return { expression, selection: below };
  const partOf = framework.partOf;
  return {
    expression: `${partOf}(${whole}, (${part}) => ${expression})`,
    selection: below,
  };
}

/**
 * Many fields are read out of an envelope, each with a selection of its own: Relay reads them together,
 * which is not possible if the envelope is caught as a whole.
 */
function isEnvelope([first]: FieldPath, index: number): boolean {
  return index === 0 && first?.envelope !== undefined;
}

/** The path with the object before it in which the schema keeps the record's fields. */
export function wholePath(path: FieldPath): FieldPath {
  const envelope = path[0]?.envelope;
  return envelope ? [envelopeStep(envelope), ...path] : path;
}

function envelopeStep({ name, nullable }: Envelope): Step {
  return { name, nullable, fields: [] };
}
