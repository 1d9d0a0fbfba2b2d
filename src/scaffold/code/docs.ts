import { builders, printer } from 'prettier/doc';
import type { Doc } from 'prettier';
import { shorthand, unmarked } from './scope.ts';

/**
 * TypeScript as Prettier's own layout documents; `jsx.ts` has those for JSX. What is built of them comes
 * out as Prettier would format it, without being parsed and formatted again: that would take most of a
 * scaffold's time.
 */
const { conditionalGroup, group, hardline, ifBreak, indent, indentIfBreak, join, line, softline } =
  builders;

export type { Doc };

/** The project's Prettier options (.prettierrc.json), as far as layout goes. */
const LAYOUT = { printWidth: 100, tabWidth: 2, useTabs: false } as const;

/** The text of a document, with a newline at its end. */
export function printDoc(doc: Doc): string {
  return printer.printDocToString([doc, hardline], LAYOUT).formatted;
}

/** Parts one below the other. */
export function lines(...parts: Doc[]): Doc {
  return join(hardline, parts);
}

/** Parts one below the other with an empty line between them. */
export function paragraphs(...parts: Doc[]): Doc {
  return join([hardline, hardline], parts);
}

/** A comment of as many lines as it needs. @param sign what each of them begins with */
export function comment(text: string, sign = '//'): Doc {
  const words = text.split(' ');
  const rows: string[] = [];
  let row = sign;
  for (const word of words) {
    if (row.length + 1 + word.length > LAYOUT.printWidth) {
      rows.push(row);
      row = sign;
    }
    row += ` ${word}`;
  }
  return lines(...rows, row);
}

/** A text as a literal: in single quotes, unless double ones save escapes. */
export function text(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  const single = value.split("'").length;
  const double = value.split('"').length;
  return single > double
    ? `"${escaped.replaceAll('"', '\\"')}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** `{ a: 1, b }`, on several lines where it does not fit or where it is asked for. */
export function object(properties: readonly Doc[], { expanded = false } = {}): Doc {
  if (properties.length === 0) return '{}';
  return group(['{', indent([line, join([',', line], [...properties])]), ifBreak(','), line, '}'], {
    shouldBreak: expanded,
  });
}

/** `name: value`, or the name alone where the value is called the same. */
export function property(name: string, value: Doc): Doc {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
  const isSame = typeof value === 'string' && unmarked(value) === key;
  return isSame ? shorthand(value) : [key, ': ', value];
}

/** `name: value` with a value that cannot be broken: it goes on the next line where it does not fit. */
export function plainProperty(name: string, value: Doc): Doc {
  const shorthand = property(name, value);
  if (typeof shorthand === 'string') return shorthand;
  const key = property(name, '');
  // As Prettier has it: below so short a key nothing would be gained by a line of its own.
  if (name.length < LAYOUT.tabWidth + 3) return shorthand;
  return group([Array.isArray(key) ? [key[0], ':'] : key, group(indent([line, value]))]);
}

/** `name: 'text'` */
export function textProperty(name: string, value: string): Doc {
  return plainProperty(name, text(value));
}

/** `name = value;` with a value that cannot be broken, likewise. */
export function statement(name: string, value: Doc): Doc {
  return group([name, ' =', group(indent([line, value])), ';']);
}

/** `[a, b]`, one below the other where they do not fit or where it is asked for. */
export function array(items: readonly Doc[], { broken = false } = {}): Doc {
  if (items.length === 0) return '[]';
  return group(
    ['[', indent([softline, join([',', line], [...items])]), ifBreak(','), softline, ']'],
    { shouldBreak: broken },
  );
}

/** Objects one below the other; one alone stands on the line where it fits. */
export function expandedArray(items: readonly Doc[]): Doc {
  if (items.length < 2) return array(items);
  return ['[', indent([hardline, join([',', hardline], [...items])]), ',', hardline, ']'];
}

/** `callee(a, b)`; arguments stand one below the other where they do not fit, always when two of them are functions. */
export function call(callee: Doc, args: readonly Doc[], { broken = false } = {}): Doc {
  if (args.length === 0) return [callee, '()'];
  return group(
    [callee, '(', indent([softline, join([',', line], [...args])]), ifBreak(','), softline, ')'],
    { shouldBreak: broken },
  );
}

/** `callee(a, b)` whose last argument, an object or a function, may go over several lines by itself. */
export function callHugging(callee: Doc, args: readonly Doc[]): Doc {
  const first = args.slice(0, -1).flatMap((arg) => [arg, ', ']);
  const last = args[args.length - 1];
  return conditionalGroup([
    [callee, '(', ...first, last, ')'],
    [callee, '(', ...first, group(last, { shouldBreak: true }), ')'],
    call(callee, args, { broken: true }),
  ]);
}

/** `(a, b) => body`, where the body is an expression that breaks by itself: an object in parentheses, JSX, a call. */
export function arrow(parameters: readonly string[], body: Doc): Doc {
  return [`(${parameters.join(', ')}) => `, body];
}

/** `(a) => body`, with the body on the next line where it does not fit. */
export function arrowToExpression(parameters: readonly string[], body: Doc): Doc {
  return group([`(${parameters.join(', ')}) =>`, group(indent([line, body]))]);
}

/** `(a) => body`: a list or an object begins where the arrow ends, another expression may go on the next line. */
export function arrowTo(parameters: readonly string[], body: Doc): Doc {
  return isLiteral(body) ? arrow(parameters, body) : arrowToExpression(parameters, body);
}

/** Whether an expression is a list or an object, which opens with its bracket. */
export function isLiteral(body: Doc): boolean {
  if (typeof body === 'string') return /^[[{(]/.test(body);
  if (Array.isArray(body)) return body.length > 0 && isLiteral(body[0]);
  return body.type === 'group' && isLiteral(body.contents);
}

/** An object as the body of an arrow function. */
export function returned(body: Doc): Doc {
  return ['(', body, ')'];
}

/**
 * `const name: Type<Argument> = value;`, where the value, an object or an array, takes several lines.
 *
 * @param options.isNested one of several type arguments has arguments of its own: those then break first
 */
export function constant(
  name: string,
  type: string,
  argument: Doc,
  value: Doc,
  { isNested = false } = {},
): Doc {
  const declaration = group([
    `const ${name}: ${type}<`,
    indent([softline, argument]),
    softline,
    '>',
  ]);
  return [declaration, ' =', isNested ? [' ', value] : onNextLineIfTooLong(value), ';'];
}

/** `name: value`, where already the value's beginning may be too long for the line: a call with type arguments. */
export function longProperty(name: string, value: Doc): Doc {
  return [name, ':', onNextLineIfTooLong(value)];
}

/** `start = value;`, likewise. */
export function longStatement(start: string, value: Doc): Doc {
  return [start, ' =', onNextLineIfTooLong(value), ';'];
}

function onNextLineIfTooLong(value: Doc): Doc {
  const groupId = Symbol('value');
  return [group(indent(line), { id: groupId }), indentIfBreak(group(value), { groupId })];
}

/**
 * `function Name({ a, b }: Props) { … }`, at the outermost level of a file. The properties and the
 * members of their type go on lines of their own together.
 *
 * @param type the properties' type: by its name, or member by member
 */
export function componentFunction(
  start: string,
  properties: readonly string[],
  type: string | readonly string[],
  statements: readonly Doc[],
): Doc {
  const below = (items: readonly string[], separator: string): Doc => [
    '{',
    indent([line, join([separator, line], [...items])]),
    ifBreak(separator),
    line,
    '}',
  ];
  const typeDoc = typeof type === 'string' ? type : below(type, ';');
  return [group([start, '(', below(properties, ','), ': ', typeDoc, ') ']), block(statements)];
}

/** A block of statements. */
export function block(statements: readonly Doc[]): Doc {
  return ['{', indent([hardline, join(hardline, [...statements])]), hardline, '}'];
}

export { group, hardline, ifBreak, indent, join, line, softline };
