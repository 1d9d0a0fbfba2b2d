import * as framework from '../code/framework.ts';
import type { Envelope } from '../../model/types/fields.ts';
import type { Selection } from '../graphql/selection.ts';
import type { Context } from '../context.ts';
import type { FieldPath, Step } from './fieldPath.ts';

/** Where fields are read from: the selection that asks for them, and the variable that holds them. */
export interface Source {
  readonly context: Context;
  readonly selection: Selection;
  readonly variable: string;
  /** Whether what is asked for may be left out of the answer, whatever the schema says. */
  readonly isOptional?: boolean;
}

/** How a value is read, and, when it has fields of its own, what is asked for below it. */
export interface Read {
  /** Of the type `Caught<…>`. */
  readonly expression: string;
  readonly selection: Selection;
}

/** Asks for a value and says how to read it. */
export function readValue(source: Source, path: FieldPath): string {
  return read(source, path).expression;
}

/**
 * Asks for a value, or for an object in which more is to be asked for. What may be null is asked for
 * under `@catch`, so that an error stays with the value; what lies inside such an object is read with
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
    if (isLast || !(field.nullable || (isOptional && index === 0))) return;
    if (whole === null) {
      whole = expression;
      part = context.variable(field.name, variable);
      expression = part;
    } else {
      expression += '?';
    }
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
 * which what is caught as a whole would not let it.
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
