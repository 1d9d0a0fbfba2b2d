import {
  astFromValue,
  isInputType,
  Kind,
  parseType,
  typeFromAST,
  type ArgumentNode,
} from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Template, Variables } from '../../model/types/variables.ts';
import { isHole } from '../../model/shapes/slots.ts';

/** A value for a hole; several for one that takes a list. */
export type Literal = string | number | boolean | readonly string[];

/** The values for holes, by name. */
export type Literals = Readonly<Record<string, Literal>>;

/**
 * Arguments with literal values, for a document without variables.
 *
 * @param declared the field's arguments, by name → printed type
 * @param values the values for the holes, by name
 * @returns null when the field lacks one of the arguments or requires another one, or when a value
 * cannot be written as a literal (of a scalar that is JSON, say)
 */
export function literalArguments(
  schema: GraphQLSchema,
  declared: Readonly<Record<string, string>>,
  variables: Variables,
  values: Literals,
): ArgumentNode[] | null {
  const isWhole = Object.entries(declared).every(
    ([name, type]) => !type.endsWith('!') || name in variables,
  );
  if (!isWhole) return null;
  const literals = Object.entries(variables).map(([name, template]) =>
    literal(schema, declared[name], name, fill(template, values)),
  );
  return literals.every((argument) => argument !== null) ? literals : null;
}

function literal(
  schema: GraphQLSchema,
  printed: string | undefined,
  name: string,
  value: unknown,
): ArgumentNode | null {
  const type = printed === undefined ? undefined : typeFromAST(schema, parseType(printed));
  if (!isInputType(type)) return null;
  try {
    const node = astFromValue(value, type);
    if (!node) return null;
    return { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value: node };
  } catch {
    return null;
  }
}

function fill(template: Template, values: Literals): unknown {
  if (isHole(template)) {
    const given = values[template.hole];
    if (Array.isArray(given)) return given;
    const [none, some] = template.presence ?? [];
    const value = template.presence ? (given ? none : some) : given;
    const isFramed = template.before !== undefined || template.after !== undefined;
    const framed = isFramed
      ? `${template.before ?? ''}${String(value)}${template.after ?? ''}`
      : value;
    return template.type.startsWith('[') ? [framed] : framed;
  }
  if (Array.isArray(template)) return template.map((item: Template) => fill(item, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, fill(value, values)]),
  );
}
