import { posix } from 'node:path';
import type { Base, ScaffoldRecord } from './base.ts';
import { incomingPath, type Files } from './files.ts';

/** Former path → new path of files that the scaffold writes into another folder than before. */
export type Moves = ReadonlyMap<string, string>;

/**
 * Finds the files that moved. A module's name says what the module is. So a module that is no longer written and a new
 * module of the same name are the same module. Pages do not move: their paths are addresses.
 */
export function findMoves(base: Base, next: Files): Map<string, string> {
  const gone = byName([...base.keys()].filter((path) => !next.has(path)));
  const added = byName([...next.keys()].filter((path) => !base.has(path)));
  const moves = new Map<string, string>();
  for (const [name, [from, ...others]] of gone) {
    const [to, ...further] = added.get(name) ?? [];
    if (to && others.length + further.length === 0) moves.set(from, to);
  }
  return moves;
}

function byName(paths: readonly string[]): Map<string, string[]> {
  const modules = paths.filter((path) => !path.startsWith('pages/'));
  return Map.groupBy(modules, (path) => posix.basename(path));
}

/** What was scaffolded, and what is on disk, as if the files had always been where they are now. */
export interface MovedFiles {
  readonly record: ScaffoldRecord;
  readonly current: Files;
}

/**
 * Moves the files of the last scaffold and those on disk, and rewrites the imports that lead to or from
 * them. A file is left where it is when there is another at its new path.
 *
 * @param current what is on disk, of the team's own modules, too
 */
export function moveFiles(
  moves: Moves,
  { base, open }: ScaffoldRecord,
  current: Files,
): MovedFiles {
  const free = [...moves].filter(([from, to]) => !current.has(from) || !current.has(to));
  const moved = new Map(free);
  for (const [from, to] of free) moved.set(incomingPath(from), incomingPath(to));
  const names = new Set(free.map(([, to]) => posix.basename(to)));
  const move = <Text extends string | null>(files: ReadonlyMap<string, Text>) =>
    new Map(
      [...files].map(([path, text]) => {
        const to = moved.get(path) ?? path;
        const isAffected = to !== path || mentionsAny(text, names);
        return [to, text === null || !isAffected ? text : withImports(text, path, to, moved)];
      }),
    ) as Map<string, Text>;
  return { record: { base: move(base), open: move(open) }, current: move(current) };
}

const SPECIFIER =
  /(?<start>\b(?:from|import|mock|require\w*)\s*\(?\s*(?<quote>['"]))(?<path>\.{1,2}\/[^'"\n]+)(?=\k<quote>)/g;

function mentionsAny(text: string | null, names: ReadonlySet<string>): boolean {
  return [...(text ?? '').matchAll(SPECIFIER)].some(({ groups }) =>
    names.has(posix.basename(groups?.path ?? '')),
  );
}

/** The text of a module that moves, with the paths of what it imports. */
function withImports(text: string, from: string, to: string, moves: Moves): string {
  return text.replaceAll(SPECIFIER, (...match) => {
    const { start, path } = match[match.length - 1] as { start: string; path: string };
    const target = posix.join(posix.dirname(from), path);
    const moved = moves.get(target) ?? target;
    if (from === to && moved === target) return `${start}${path}`;
    const relative = posix.relative(posix.dirname(to), moved);
    return `${start}${relative.startsWith('.') ? relative : `./${relative}`}`;
  });
}
