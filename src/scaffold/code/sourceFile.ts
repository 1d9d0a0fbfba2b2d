import { posix } from 'node:path';
import type { Path } from '../../model/types/variables.ts';
import { TAG } from '../names.ts';
import { comment, lines, object, paragraphs, printDoc, type Doc } from './docs.ts';
import { bareNames, constantNames, marked, markedVariables, unmarked, withNames } from './scope.ts';

interface Imported {
  readonly name: string;
  /** A package, or a file relative to the checkout. */
  readonly from: string;
  /** As this file writes it. */
  readonly specifier: string;
  readonly index: number;
  isValue: boolean;
}

/** A generated module on its way: what it imports is collected while its body is made. */
export class SourceFile {
  readonly path: string;
  readonly #source: string;
  readonly #imports = new Map<string, Imported>();

  /**
   * @param path relative to the checkout
   * @param source what in the schema the file was made from
   */
  constructor(path: string, source: string) {
    this.path = path;
    this.#source = source;
  }

  /** Imports a value from a package, or from a file given relative to the checkout. Returns its name, marked. */
  value(name: string, from: string): string {
    const own = this.#import(name, from);
    own.isValue = true;
    return marked(name, own.index);
  }

  /** Imports a type, likewise. */
  type(name: string, from: string): string {
    return marked(name, this.#import(name, from).index);
  }

  /** Imports one of Relay's artifacts' types. */
  artifact(name: string): string {
    const plain = unmarked(name);
    return this.type(plain, `__generated__/${plain.replace(/\$\w+$/, '')}.graphql.ts`);
  }

  /** The specifier by which this file imports another. */
  pathTo(file: string): string {
    return relative(this.path, file);
  }

  /** The whole file. @param parts its statements, set apart by empty lines */
  print(...parts: Doc[]): string {
    const whole = paragraphs(...parts);
    const code = printDoc(whole);
    const names = this.#nameAll(code);
    const header = comment(originOf(this.#source));
    const bySpecifier = Map.groupBy(this.#imports.values(), ({ specifier }) => specifier);
    const imports = [...bySpecifier]
      .sort(([one], [other]) => compare(one, other))
      .map(([specifier, own]) => importLine(specifier, own, names.imports));
    const isPlain = names.imports.size === 0 && names.variables.size === 0;
    const nameOf = (name: string, index: number) =>
      (index === 0 ? names.variables.get(name) : names.imports.get(index)) ?? name;
    const body = isPlain ? unmarked(code) : printDoc(withNames(whole, nameOf));
    const head = printDoc(lines(header, ...imports));
    return imports.length > 0 ? `${head}\n${body}` : `${head}${body}`;
  }

  /**
   * Decides who is called otherwise: what the file itself says keeps its name, then what is the app's, then
   * what comes from packages, and the variables give way to all of them.
   */
  #nameAll(code: string): { imports: Map<number, string>; variables: Map<string, string> } {
    const bare = bareNames(code);
    const taken = bare.union(constantNames(code));
    const imports = new Map<number, string>();
    const variables = new Map<string, string>();
    const all = [...this.#imports.values()].sort(
      (one, other) => Number(originName(one) !== 'App') - Number(originName(other) !== 'App'),
    );
    for (const own of all) {
      let name = own.name;
      // relay-compiler looks for the tag by this name.
      while (taken.has(name) && name !== TAG) name = prefixed(name, originName(own));
      taken.add(name);
      if (name !== own.name) imports.set(own.index, name);
    }
    const called = all.map(({ index, name }) => imports.get(index) ?? name);
    // One may hide a constant of the file, which is for others to use.
    const hidden = bare.union(new Set(called));
    for (const variable of markedVariables(code)) {
      let name = variable;
      while (hidden.has(name)) name = `${name}Value`;
      hidden.add(name);
      if (name !== variable) variables.set(variable, name);
    }
    return { imports, variables };
  }

  #import(name: string, from: string): Imported {
    const plain = unmarked(name);
    const place = unmarked(from);
    const specifier = place.includes('.') ? relative(this.path, place) : place;
    const key = `${specifier} ${plain}`;
    const index = this.#imports.size + 1;
    const own = this.#imports.get(key) ?? {
      name: plain,
      from: place,
      specifier,
      index,
      isValue: false,
    };
    this.#imports.set(key, own);
    return own;
  }
}

/** What a clashing import is called by: where it comes from. */
function originName({ from }: Imported): 'App' | 'Frontage' | 'Relay' {
  if (/^src\/(ui|relay)\//.test(from)) return 'Frontage';
  return /^(src|__generated__)\//.test(from) ? 'App' : 'Relay';
}

/** `Fields` as `FrontageFields`, `present` as `frontagePresent`. */
function prefixed(name: string, origin: string): string {
  const isCapital = /^[A-Z]/.test(name);
  return isCapital
    ? `${origin}${name}`
    : `${origin.toLowerCase()}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function importLine(
  specifier: string,
  imported: readonly Imported[],
  aliases: ReadonlyMap<number, string>,
): Doc {
  const onlyTypes = imported.every(({ isValue }) => !isValue);
  const names = [...imported]
    .sort(
      (one, other) =>
        Number(other.isValue) - Number(one.isValue) || compareNames(one.name, other.name),
    )
    .map(({ name, index, isValue }) => {
      const alias = aliases.get(index);
      const own = alias === undefined ? name : `${name} as ${alias}`;
      return isValue || onlyTypes ? own : `type ${own}`;
    });
  const keyword = onlyTypes ? 'import type' : 'import';
  // A single name stays on its line, however long that becomes.
  if (names.length === 1) return `${keyword} { ${names[0]} } from '${specifier}';`;
  return [`${keyword} `, object(names), ` from '${specifier}';`];
}

/** Packages first, then what is further away, each alphabetically without regard to capitals. */
function compare(one: string, other: string): number {
  const far = Number(one.startsWith('.')) - Number(other.startsWith('.'));
  return far || compareNames(one, other);
}

function compareNames(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : one < other ? -1 : 1;
}

/** What a file says first: what in the schema it was made from, and what editing it means. */
export function originOf(source: string): string {
  return (
    `Scaffolded by Frontage from ${source}. Edit it and it is yours: ` +
    '`npx frontage pull` merges later changes of the schema into what you wrote.'
  );
}

/** The schema coordinate of a field at a root, or below it, as the headers of files name it. */
export function rootCoordinate(root: 'Query' | 'Mutation', path: Path): string {
  return `\`${root}.${path.join('.')}\``;
}
