import { posix } from 'node:path';
import type { Path } from '../../model/model.ts';
import { comment, lines, object, paragraphs, printDoc, type Doc } from './docs.ts';

interface Imported {
  readonly values: Set<string>;
  readonly types: Set<string>;
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

  /** Imports a value from a package, or from a file given relative to the checkout. Returns its name. */
  value(name: string, from: string): string {
    this.#from(from).values.add(name);
    return name;
  }

  /** Imports a type, likewise. */
  type(name: string, from: string): string {
    this.#from(from).types.add(name);
    return name;
  }

  /** Imports one of Relay's artifacts' types. */
  artifact(name: string): string {
    return this.type(name, `__generated__/${name.replace(/\$\w+$/, '')}.graphql.ts`);
  }

  /** The specifier by which this file imports another. */
  pathTo(file: string): string {
    return relative(this.path, file);
  }

  /** The whole file. @param parts its statements, set apart by empty lines */
  print(...parts: Doc[]): string {
    const header = comment(originOf(this.#source));
    const imports = [...this.#imports]
      .sort(([one], [other]) => compare(one, other))
      .map(importLine);
    const head = imports.length > 0 ? [lines(header, ...imports)] : [];
    return head.length > 0
      ? printDoc(paragraphs(...head, ...parts))
      : printDoc(lines(header, paragraphs(...parts)));
  }

  #from(file: string): Imported {
    const specifier = file.includes('.') ? relative(this.path, file) : file;
    const known = this.#imports.get(specifier) ?? { values: new Set(), types: new Set() };
    this.#imports.set(specifier, known);
    return known;
  }
}

function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function importLine([specifier, { values, types }]: [string, Imported]): Doc {
  const onlyTypes = values.size === 0;
  const names = [
    ...[...values].sort(compareNames),
    ...[...types].sort(compareNames).map((name) => (onlyTypes ? name : `type ${name}`)),
  ];
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
