import { arrow, join } from './docs.ts';

/** An attribute with a text, quoted and escaped as JSX has it. */
export function textAttribute(name: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll(/\s+/g, ' ');
  const preferSingle = value.split('"').length > value.split("'").length;
  return preferSingle
    ? `${name}='${escaped.replaceAll("'", '&apos;')}'`
    : `${name}="${escaped.replaceAll('"', '&quot;')}"`;
}

/** An attribute with an expression. */
export function attribute(name: string, value: string): string {
  return `${name}={${value}}`;
}

/** An attribute with a function of one parameter. */
export function functionAttribute(name: string, parameter: string, body: string): string {
  return attribute(name, arrow([parameter], body));
}

/** `<Tag a b />`. */
export function element(tag: string, attributes: readonly string[]): string {
  return `<${join(' ', [tag, ...attributes])} />`;
}

/** `<Tag a b>` with other elements in it, one below the other. */
export function elementWith(
  tag: string,
  attributes: readonly string[],
  children: readonly string[],
): string {
  return `<${join(' ', [tag, ...attributes])}>\n${join('\n', children)}\n</${tag}>`;
}

/** `<>…</>` around elements, one below the other. */
export function fragmentOf(children: readonly string[]): string {
  return `<>\n${children.join('\n')}\n</>`;
}
