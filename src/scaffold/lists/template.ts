import type { Hole, Presence, Template, Variables } from '../../model/types/variables.ts';
import { isBranch, isHole, isListTemplate } from '../../model/shapes/slots.ts';
import { array, object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';

/** Prints the expression for a hole. */
export type Fill = (hole: Hole) => string;

/** A template as an expression: object literals with the expressions of `fill` in the holes. */
export function templateDoc(template: Template, fill: Fill): string {
  if (isHole(template)) return fill(template);
  if (isListTemplate(template)) return array(template.map((item) => templateDoc(item, fill)));
  if (typeof template === 'string') return text(template);
  if (!isBranch(template)) return String(template);
  const properties = Object.entries(template).map(([name, value]) =>
    property(name, templateDoc(value, fill)),
  );
  return object(properties);
}

/**
 * The expression for the hole of an operand.
 *
 * @param isList whether the operand is a list, as it is for "any of"
 */
export function filled(hole: Hole, variable: string, isList = false): string {
  const value = hole.presence
    ? presenceOf(hole.presence, variable, `!${variable}`)
    : inPattern(hole, variable);
  return hole.type.startsWith('[') && !isList ? `[${value}]` : value;
}

/**
 * The expression to send for a value from an address, which is text.
 *
 * @param choices the constant with the values, if the hole takes an enum
 */
export function fromText(
  hole: Hole,
  variable: string,
  choices: string | null,
  leafType: string,
): string {
  const value = converted(hole, variable, choices, leafType);
  return hole.type.startsWith('[') ? `[${value}]` : value;
}

function converted(hole: Hole, variable: string, choices: string | null, leafType: string): string {
  if (hole.before || hole.after || hole.escape) return inPattern(hole, variable);
  if (hole.presence)
    return presenceOf(hole.presence, `${variable} === 'true'`, `${variable} !== 'true'`);
  if (choices) return `${variable} as keyof typeof ${choices}`;
  if (leafType === 'number') return `Number(${variable})`;
  if (leafType === 'boolean') return `${variable} === 'true'`;
  return variable;
}

/** `isEmpty ? 'NULL' : 'NOT_NULL'`, or whether there is a value. */
function presenceOf([none, some]: Presence, isEmpty: string, isThere: string): string {
  return none === false ? isThere : `${isEmpty} ? ${text(none)} : ${text(some)}`;
}

const ESCAPES = { like: framework.escapeLike, regex: framework.escapeRegExp };

/** The value as part of a pattern, in which it stands for itself; the value where there is no pattern. */
function inPattern({ before, after, escape }: Hole, variable: string): string {
  const value = escape ? `${ESCAPES[escape]}(${variable})` : variable;
  if (before === undefined && after === undefined) return value;
  return `\`${escaped(before)}\${${value}}${escaped(after)}\``;
}

function escaped(part = ''): string {
  return part.replaceAll(/[\\`$]/g, '\\$&');
}

/** The arguments that variables set. */
export function argumentNames(...all: Array<Variables | null | undefined>): Set<string> {
  return new Set(all.flatMap((variables) => Object.keys(variables ?? {})));
}

/** The paths from a record to the fields that a mutation needs. */
export function holePaths(template: Template): string[][] {
  if (isHole(template)) return [[...(template.path ?? template.hole.split('.'))]];
  if (typeof template !== 'object' || template === null) return [];
  return Object.values(template).flatMap((inner) => holePaths(inner as Template));
}

/** Whether a mutation takes the keys of several records: in a list of keys, or in a list of objects with one each. */
export function takesSeveral(template: Template): boolean {
  const keys = holePaths(template).length;
  return keys > 0 && keys === keysInLists(template);
}

function keysInLists(template: Template): number {
  if (isHole(template)) return template.type.startsWith('[') ? 1 : 0;
  if (typeof template !== 'object' || template === null) return 0;
  if (isListTemplate(template))
    return template.length === 1 && isBranch(template[0]) ? holePaths(template).length : 0;
  return Object.values(template).reduce(
    (sum: number, inner) => sum + keysInLists(inner as Template),
    0,
  );
}
