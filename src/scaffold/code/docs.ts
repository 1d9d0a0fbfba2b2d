import { shorthand, unmarked } from './scope.ts';

/**
 * Pieces of TypeScript as text; `jsx.ts` has those of JSX. How they are laid out is the formatter's
 * business (`format.ts`): a line break is written only where the formatter keeps it.
 */
export type Doc = string | readonly Doc[];

const WIDTH = 100;

/** A document as one text. */
export function flat(doc: Doc): string {
  return typeof doc === 'string' ? doc : doc.map(flat).join('');
}

export const line = ' ';
export const softline = '';
export const hardline = '\n';
export function group(doc: Doc, _options: { shouldBreak?: boolean } = {}): Doc {
  return doc;
}
export function indent(doc: Doc): Doc {
  return doc;
}
export function ifBreak(_broken: Doc, whole: Doc = ''): Doc {
  return whole;
}
export function join(separator: Doc, docs: readonly Doc[]): string {
  return docs.map(flat).join(flat(separator));
}

/** Parts one below the other. */
export function lines(...parts: Doc[]): string {
  return join('\n', parts);
}

/** Parts one below the other with an empty line between them. */
export function paragraphs(...parts: Doc[]): string {
  return join('\n\n', parts);
}

/** A comment of as many lines as it needs. @param sign what each of them begins with */
export function comment(text: string, sign = '//'): string {
  const words = text.split(' ');
  const rows: string[] = [];
  let row = sign;
  for (const word of words) {
    if (row.length + 1 + word.length > WIDTH) {
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
export function object(properties: readonly Doc[], { expanded = false } = {}): string {
  if (properties.length === 0) return '{}';
  const inner = join(',\n', properties);
  return expanded ? `{\n${inner},\n}` : `{ ${inner} }`;
}

/** `name: value`, or the name alone where the value is called the same. */
export function property(name: string, value: Doc): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
  const own = flat(value);
  return unmarked(own) === key ? shorthand(own) : `${key}: ${own}`;
}

/** `name: value` with a value that cannot be broken: it goes on the next line where it does not fit. */
export const plainProperty = property;

/** `name: 'text'` */
export function textProperty(name: string, value: string): string {
  return property(name, text(value));
}

/** `name = value;` with a value that cannot be broken, likewise. */
export function statement(name: string, value: Doc): string {
  return `${name} = ${flat(value)};`;
}

/** `[a, b]`, one below the other where they do not fit or where it is asked for. */
export function array(items: readonly Doc[], _options: { broken?: boolean } = {}): string {
  return `[${join(',\n', items)}]`;
}

/** Objects one below the other; one alone stands on the line where it fits. */
export function expandedArray(items: readonly Doc[]): string {
  return array(items);
}

/** `callee(a, b)` */
export function call(
  callee: Doc,
  args: readonly Doc[],
  _options: { broken?: boolean } = {},
): string {
  return `${flat(callee)}(${join(',\n', args)})`;
}
export const callHugging = call;

/** `(a, b) => body` */
export function arrow(parameters: readonly string[], body: Doc): string {
  return `(${parameters.join(', ')}) => ${flat(body)}`;
}
export const arrowToExpression = arrow;
export const arrowTo = arrow;

/** An object as the body of an arrow function. */
export function returned(body: Doc): string {
  return `(${flat(body)})`;
}

/** `const name: Type<Argument> = value;` */
export function constant(
  name: string,
  type: string,
  argument: Doc,
  value: Doc,
  _options: { isNested?: boolean } = {},
): string {
  return `const ${name}: ${type}<${flat(argument)}> = ${flat(value)};`;
}

/** `name: value`, where already the value's beginning may be too long for the line: a call with type arguments. */
export function longProperty(name: string, value: Doc): string {
  return `${name}: ${flat(value)}`;
}

/**
 * `function Name({ a, b }: Props) { … }`, at the outermost level of a file.
 *
 * @param type the properties' type: by its name, or member by member
 */
export function componentFunction(
  start: string,
  properties: readonly string[],
  type: string | readonly string[],
  statements: readonly Doc[],
): string {
  const own = typeof type === 'string' ? type : `{ ${type.join('; ')} }`;
  return `${start}({ ${properties.join(', ')} }: ${own}) ${block(statements)}`;
}

/** A block of statements. */
export function block(statements: readonly Doc[]): string {
  return `{\n${join('\n', statements)}\n}`;
}

/** `start = value;` */
export const longStatement = statement;
