import { arrow, flat, join, type Doc } from './docs.ts';

/** JSX where an expression is expected: in parentheses when it takes several lines. */
export function wrappedJsx(element: Doc): string {
  return flat(element);
}

/** An attribute with a text, quoted and escaped as JSX has it. */
export function textAttribute(name: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll(/\s+/g, ' ');
  const preferSingle = value.split('"').length > value.split("'").length;
  return preferSingle
    ? `${name}='${escaped.replaceAll("'", '&apos;')}'`
    : `${name}="${escaped.replaceAll('"', '&quot;')}"`;
}

/** An attribute with an expression. */
export function attribute(name: string, value: Doc): string {
  return `${name}={${flat(value)}}`;
}

/** An attribute with a function of one parameter. */
export function functionAttribute(name: string, parameter: string, body: Doc): string {
  return attribute(name, arrow([parameter], body));
}

/** An attribute with JSX. */
export const jsxAttribute = attribute;

/** `<Tag a b />`. */
export function element(tag: string, attributes: readonly Doc[]): string {
  return `<${join(' ', [tag, ...attributes])} />`;
}

/** `<Tag<One, Other> a b />` */
export function typedElement(
  tag: string,
  types: readonly Doc[],
  attributes: readonly Doc[],
): string {
  return element(`${tag}<${join(', ', types)}>`, attributes);
}

/** `<Tag a b>` with other elements in it, one below the other. */
export function elementWith(
  tag: string,
  attributes: readonly Doc[],
  children: readonly Doc[],
): string {
  return `<${join(' ', [tag, ...attributes])}>\n${join('\n', children)}\n</${tag}>`;
}

/** `<Tag a>{expression}</Tag>`, on one line where it fits. */
export function elementAround(tag: string, attributes: readonly Doc[], expression: Doc): string {
  return `<${join(' ', [tag, ...attributes])}>{${flat(expression)}}</${tag}>`;
}

/** `return …;` */
export function returnJsx(code: Doc): string {
  return `return ${flat(code)};`;
}
