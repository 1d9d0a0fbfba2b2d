import { posix } from 'node:path';
import type { Path } from '../../model/types/variables.ts';
import { TAG } from '../names.ts';
import { bareNames, constantNames, marksIn, withNames } from './scope.ts';

/** The framework's own name: a package may import itself by it. */
const PACKAGE = 'frontage';

interface Imported {
  readonly name: string;
  /** A package, or a file relative to the checkout. */
  readonly from: string;
  /** As this file writes it. */
  readonly specifier: string;
  isValue: boolean;
}

/** A generated file, before it is formatted. */
export interface GeneratedFile {
  /** Relative to the checkout. */
  readonly path: string;
  readonly text: string;
  /** The files of the checkout that it imports, at once or on use. */
  readonly references: ReadonlySet<string>;
  /** It is written as the formatter would have it. */
  readonly isFormatted?: boolean;
}

/**
 * A module of generated code: its body below what it imports.
 *
 * @param path relative to the checkout
 * @param source its origin in the schema
 * @param parts its statements, with a mark for each imported name; an empty line separates the parts
 * @param options.pragma an annotation for tools in the first comment
 */
export function sourceFile(
  path: string,
  source: string,
  parts: string | readonly string[],
  { pragma }: { readonly pragma?: string } = {},
): GeneratedFile {
  const body = typeof parts === 'string' ? parts : parts.join('\n\n');
  const imports = importsOf(path, body);
  const names = nameAll(body, [...imports.values()]);
  const bySpecifier = Map.groupBy(imports.values(), ({ specifier }) => specifier);
  const head = [...bySpecifier]
    .sort(([one], [other]) => compare(one, other))
    .map(([specifier, own]) => importLine(specifier, own, names.imports));
  const code = withNames(body, ({ kind, name, from }) => {
    if (kind === 'path') return specifierOf(path, from);
    if (kind === 'variable') return names.variables.get(name) ?? name;
    const own = imports.get(`${name} ${from}`);
    return (own && names.imports.get(own)) ?? name;
  });
  const first = pragma ? docComment(originOf(source), pragma) : comment(originOf(source), '//');
  const text = [first, ...head, ...(head.length > 0 ? [''] : []), code, ''].join('\n');
  const onUse = marksIn(body).flatMap(({ kind, from }) => (kind === 'path' ? [from] : []));
  const onStart = [...imports.values()].map(({ from }) => from);
  return { path, text, references: new Set([...onStart, ...onUse]) };
}

function docComment(words: string, pragma: string): string {
  return ['/**', comment(words, ' *'), ' *', ` * ${pragma}`, ' */'].join('\n');
}

/** The width of comments, which the formatter does not wrap. */
const WIDTH = 100;

/** A comment on as many lines as it needs. @param sign the beginning of each line */
function comment(words: string, sign: string): string {
  const rows: string[] = [];
  let row = sign;
  for (const word of words.split(' ')) {
    if (row.length + 1 + word.length > WIDTH) {
      rows.push(row);
      row = sign;
    }
    row += ` ${word}`;
  }
  return [...rows, row].join('\n');
}

/** The imports of code, by name and file. */
function importsOf(path: string, code: string): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const { kind, name, from } of marksIn(code)) {
    if (kind !== 'value' && kind !== 'type') continue;
    const key = `${name} ${from}`;
    const specifier = specifierOf(path, from);
    const own = imports.get(key) ?? { name, from, specifier, isValue: false };
    own.isValue ||= kind === 'value';
    imports.set(key, own);
  }
  return imports;
}

/**
 * Resolves conflicts of names. Names that the file declares have priority, then imports of the app, then other
 * imports, then variables.
 */
function nameAll(
  code: string,
  own: readonly Imported[],
): { imports: Map<Imported, string>; variables: Map<string, string> } {
  const bare = bareNames(code);
  const taken = bare.union(constantNames(code));
  const imports = new Map<Imported, string>();
  const variables = new Map<string, string>();
  const all = [...own].sort(
    (one, other) => Number(originName(one) !== 'App') - Number(originName(other) !== 'App'),
  );
  for (const one of all) {
    let name = one.name;
    // relay-compiler looks for the tag by this name.
    while (taken.has(name) && name !== TAG) name = prefixed(name, originName(one));
    taken.add(name);
    if (name !== one.name) imports.set(one, name);
  }
  // One may hide a constant of the file, which is for others to use.
  const hidden = bare.union(new Set(all.map((one) => imports.get(one) ?? one.name)));
  const marks = marksIn(code).flatMap(({ kind, name }) => (kind === 'variable' ? [name] : []));
  for (const variable of new Set(marks)) {
    let name = variable;
    while (hidden.has(name)) name = `${name}Value`;
    hidden.add(name);
    if (name !== variable) variables.set(variable, name);
  }
  return { imports, variables };
}

/** The prefix of a renamed import: its origin. */
function originName({ from }: Imported): 'App' | 'Frontage' | 'Relay' {
  if (/^(\.\/|src\/resources\/|src\/viewer\.ts$|__generated__\/)/.test(from)) return 'App';
  return from.startsWith('src/') ? 'Frontage' : 'Relay';
}

/** `Fields` as `FrontageFields`, `present` as `frontagePresent`. */
function prefixed(name: string, origin: string): string {
  const isCapital = /^[A-Z]/.test(name);
  return isCapital
    ? `${origin}${name}`
    : `${origin.toLowerCase()}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * How a file of the app imports something: the framework by its package's name, whose `exports` name each module
 * that generated code may import, so that the sample reads as a team's app does; what is the app's by its path.
 * A file that a team names begins with `./`, wherever it is.
 */
function specifierOf(file: string, from: string): string {
  if (from.startsWith('./')) return relative(file, posix.normalize(from));
  if (!/\.\w+$/.test(from)) return from;
  const [, framework] = /^src\/(?!resources\/|viewer\.ts$)(.+)\.tsx?$/.exec(from) ?? [];
  return framework === undefined ? relative(file, from) : `${PACKAGE}/${framework}`;
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function importLine(
  specifier: string,
  all: readonly Imported[],
  aliases: ReadonlyMap<Imported, string>,
): string {
  const onlyTypes = all.every(({ isValue }) => !isValue);
  const names = [...all]
    .sort(
      (one, other) =>
        Number(other.isValue) - Number(one.isValue) || compareNames(one.name, other.name),
    )
    .map((own) => {
      const alias = aliases.get(own);
      const name = alias === undefined ? own.name : `${own.name} as ${alias}`;
      return own.isValue || onlyTypes ? name : `type ${name}`;
    });
  return `${onlyTypes ? 'import type' : 'import'} { ${names.join(', ')} } from '${specifier}';`;
}

/** Packages first, then relative imports, each in alphabetical order without regard to case. */
function compare(one: string, other: string): number {
  const far = Number(one.startsWith('.')) - Number(other.startsWith('.'));
  return far || compareNames(one, other);
}

function compareNames(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : one < other ? -1 : 1;
}

/** The first comment of a file: its origin in the schema, and that edits are kept. */
export function originOf(source: string): string {
  return `Scaffolded by Frontage from ${source}. \`frontage pull\` keeps your edits.`;
}

/** The schema coordinate of a field at a root, or below it, as the headers of files name it. */
export function rootCoordinate(root: 'Query' | 'Mutation', path: Path): string {
  return `\`${root}.${path.join('.')}\``;
}
