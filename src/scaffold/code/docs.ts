import { shorthand, unmarked } from './scope.ts';

/**
 * Pieces of TypeScript as text; `jsx.ts` has those of JSX. How they are laid out is the formatter's
 * business (`format.ts`): a line break is written only where the formatter keeps it.
 */

/** As wide as a comment may be, which the formatter leaves as it is. */
const WIDTH = 100;

/** Parts with something between them. */
export function join(separator: string, parts: readonly string[]): string {
  return parts.join(separator);
}

/** Parts one below the other. */
export function lines(...parts: string[]): string {
  return join('\n', parts);
}

/** Parts one below the other with an empty line between them. */
export function paragraphs(...parts: string[]): string {
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

/** `{ a: 1, b }`, on several lines where it does not fit. @param options.expanded always on several lines */
export function object(properties: readonly string[], { expanded = false } = {}): string {
  if (properties.length === 0) return '{}';
  const inner = join(',\n', properties);
  return expanded ? `{\n${inner},\n}` : `{ ${inner} }`;
}

/** `name: value`, or the name alone where the value is called the same. */
export function property(name: string, value: string): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);
  return unmarked(value) === key ? shorthand(value) : `${key}: ${value}`;
}

/** `name: 'text'` */
export function textProperty(name: string, value: string): string {
  return property(name, text(value));
}

/** `name = value;` */
export function statement(name: string, value: string): string {
  return `${name} = ${value};`;
}

/** `[a, b]` */
export function array(items: readonly string[]): string {
  return `[${join(',\n', items)}]`;
}

/** `callee(a, b)` */
export function call(callee: string, args: readonly string[]): string {
  return `${callee}(${join(',\n', args)})`;
}

/** `(a, b) => body` */
export function arrow(parameters: readonly string[], body: string): string {
  return `(${parameters.join(', ')}) => ${body}`;
}

/** An object as the body of an arrow function. */
export function returned(body: string): string {
  return `(${body})`;
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
  statements: readonly string[],
): string {
  const own = typeof type === 'string' ? type : `{ ${type.join('; ')} }`;
  return `${start}({ ${properties.join(', ')} }: ${own}) ${block(statements)}`;
}

/** A block of statements. */
export function block(statements: readonly string[]): string {
  return `{\n${join('\n', statements)}\n}`;
}
