import {
  arrow,
  group,
  hardline,
  ifBreak,
  indent,
  isLiteral,
  join,
  line,
  softline,
  type Doc,
} from './docs.ts';

/** JSX where an expression is expected: in parentheses when it takes several lines. */
export function wrappedJsx(element: Doc): Doc {
  return group([ifBreak('('), indent([softline, element]), softline, ifBreak(')')]);
}

/** An attribute with a text, quoted and escaped as JSX has it. */
export function textAttribute(name: string, value: string): Doc {
  const escaped = value.replaceAll('&', '&amp;').replaceAll(/\s+/g, ' ');
  const preferSingle = value.split('"').length > value.split("'").length;
  return preferSingle
    ? `${name}='${escaped.replaceAll("'", '&apos;')}'`
    : `${name}="${escaped.replaceAll('"', '&quot;')}"`;
}

/** An attribute with an expression: one that breaks by itself (an object, a call), or a plain one. */
export function attribute(name: string, value: Doc): Doc {
  if (typeof value === 'string') return jsxAttribute(name, value);
  return group([name, '={', value, '}']);
}

/** An attribute with a function of one parameter. */
export function functionAttribute(name: string, parameter: string, body: Doc): Doc {
  if (isLiteral(body)) return attribute(name, arrow([parameter], body));
  const below = group([indent([line, body]), softline]);
  return [name, '={', group([`(${parameter}) =>`, below]), '}'];
}

/** An attribute with JSX. */
export function jsxAttribute(name: string, element: Doc): Doc {
  return group([name, '={', group([indent([softline, element]), softline]), '}']);
}

/** `<Tag a b />`. */
export function element(tag: string, attributes: readonly Doc[]): Doc {
  if (attributes.length === 0) return `<${tag} />`;
  return group([`<${tag}`, indent([line, join(line, [...attributes])]), line, '/>']);
}

/** `<Tag<One, Other> a b />`; the types stand one below the other where they do not fit. */
export function typedElement(tag: string, types: readonly Doc[], attributes: readonly Doc[]): Doc {
  const typed = group([
    `<${tag}<`,
    indent([softline, join([',', line], [...types])]),
    softline,
    '>',
  ]);
  return group([typed, indent([line, join(line, [...attributes])]), line, '/>']);
}

/** `<Tag a b>` with other elements in it, one below the other. */
export function elementWith(
  tag: string,
  attributes: readonly Doc[],
  children: readonly Doc[],
): Doc {
  const below = indent([hardline, join(hardline, [...children])]);
  return [opening(tag, attributes), below, hardline, `</${tag}>`];
}

/** `<Tag a>{expression}</Tag>`, on one line where it fits. */
export function elementAround(tag: string, attributes: readonly Doc[], expression: Doc): Doc {
  const child = group(['{', expression, '}']);
  return group([opening(tag, attributes), indent([softline, child]), softline, `</${tag}>`]);
}

function opening(tag: string, attributes: readonly Doc[]): Doc {
  if (attributes.length === 0) return `<${tag}>`;
  return group([`<${tag}`, indent([line, join(line, [...attributes])]), softline, '>']);
}

/** `return …;`, JSX in parentheses when it takes several lines. */
export function returnJsx(code: Doc): Doc {
  return ['return ', wrappedJsx(code), ';'];
}
