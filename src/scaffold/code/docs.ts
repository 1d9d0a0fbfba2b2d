import { shorthand, unmarked } from './scope.ts';

/**
 * Literals of TypeScript as text; `jsx.ts` has those of JSX. Everything else is text in templates (`code.ts`).
 * The formatter lays them out.
 */

/** A text as a literal: in single quotes, unless double ones save escapes. */
export function text(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  const single = value.split("'").length;
  const double = value.split('"').length;
  return single > double
    ? `"${escaped.replaceAll('"', '\\"')}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** `{ a: 1, b }`, on several lines if it does not fit. @param options.expanded always on several lines */
export function object(properties: readonly string[], { expanded = false } = {}): string {
  if (properties.length === 0) return '{}';
  const inner = properties.join(',\n');
  return expanded ? `{\n${inner},\n}` : `{ ${inner} }`;
}

/** `name: value`, or only the name if the value is a variable of that name. */
export function property(name: string, value: string): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
  return unmarked(value) === key ? shorthand(value) : `${key}: ${value}`;
}

/** `name: 'text'` */
export function textProperty(name: string, value: string): string {
  return property(name, text(value));
}

/** `[a, b]` */
export function array(items: readonly string[]): string {
  return `[${items.join(',\n')}]`;
}

/** A value at a slot of variables: `{ connect: [{ id: key }] }` for `key` at `['connect', '0', 'id']`. */
export function within(slot: readonly string[], value: string): string {
  return slot.reduceRight(
    (inner, name) => (name === '0' ? array([inner]) : object([property(name, inner)])),
    value,
  );
}
