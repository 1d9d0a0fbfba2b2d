/**
 * Names in generated code that may conflict with others: imported names, and names from the schema. Each is
 * written as a mark with its name and origin. So code is plain text while it is composed, and the imports and
 * the conflicts of a file follow from its text once it is complete. Marks
 * are made of control characters, which no schema's names and no code of ours has.
 */
const START = '\u0081';
const BETWEEN = '\u0082';
const END = '\u0083';

const MARK = /\u0081([vtnp])(!?)([^\u0082\u0083]*)\u0082?([^\u0083]*)\u0083/g;

/** A marked name. */
export interface Mark {
  readonly kind: 'value' | 'type' | 'variable' | 'path';
  readonly name: string;
  /** A package, or a file relative to the checkout; empty for a variable. */
  readonly from: string;
}

const KINDS = { v: 'value', t: 'type', n: 'variable', p: 'path' } as const;

/** An imported value. @param from a package, or a file relative to the checkout */
export function imported(name: string, from: string): string {
  return `${START}v${unmarked(name)}${BETWEEN}${unmarked(from)}${END}`;
}

/** An imported type. @param from a package, or a file relative to the checkout */
export function importedType(name: string, from: string): string {
  return `${START}t${unmarked(name)}${BETWEEN}${unmarked(from)}${END}`;
}

/** The value that a generated module has under its own name. */
export function importedModule({
  name,
  path,
}: {
  readonly name: string;
  readonly path: string;
}): string {
  return imported(name, path);
}

/** A type from one of Relay's artifacts. */
export function artifactType(name: string): string {
  const plain = unmarked(name);
  return importedType(plain, `__generated__/${plain.replace(/\$\w+$/, '')}.graphql.ts`);
}

/** The specifier by which a file imports another one. @param file relative to the checkout */
export function pathTo(file: string): string {
  return `${START}p${BETWEEN}${unmarked(file)}${END}`;
}

/** A variable that is called as the schema has it. */
export function marked(name: string): string {
  return `${START}n${unmarked(name)}${END}`;
}

/** `{ order }`, or `{ order: other }` if the value is renamed. @param value a marked name */
export function shorthand(value: string): string {
  return value.replace(MARK, (whole: string) => `${whole.slice(0, 2)}!${whole.slice(2)}`);
}

/** A text without marks, where no name is renamed. */
export function unmarked(text: string): string {
  return text.includes(START) ? text.replace(MARK, '$3') : text;
}

/** The marks of a code, each as often as it is there. */
export function marksIn(code: string): Mark[] {
  return [...code.matchAll(MARK)].map(([, kind, , name, from]) => ({
    kind: KINDS[kind as keyof typeof KINDS],
    name,
    from,
  }));
}

/** Code with its marks as they are called. */
export function withNames(code: string, nameOf: (mark: Mark) => string): string {
  return code.replace(MARK, (_, kind: string, short: string, name: string, from: string) => {
    const called = nameOf({ kind: KINDS[kind as keyof typeof KINDS], name, from });
    return short !== '' && called !== name ? `${name}: ${called}` : called;
  });
}

const TEXTS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
/** A name that is neither a member, nor the key of a property, nor an attribute. */
const BARE = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?![\w$]|\??:|=[{"'])/g;

/** The names that code mentions beside the marked ones. */
export function bareNames(code: string): Set<string> {
  return new Set(code.replace(MARK, START).replace(TEXTS, "''").match(BARE) ?? []);
}

/** The constants that code declares, with their types. */
export function constantNames(code: string): Set<string> {
  return new Set(code.match(/(?<=^\s*(?:export )?const )[A-Za-z_$][\w$]*/gm) ?? []);
}
