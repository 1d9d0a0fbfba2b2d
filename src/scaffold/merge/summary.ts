import { incomingPath } from './files.ts';
import type { Decision } from './planMerge.ts';

const NOUNS: Record<Decision['kind'], [one: string, many: string]> = {
  move: ['moved', 'moved'],
  write: ['written', 'written'],
  merge: ['merged', 'merged'],
  conflict: ['conflict', 'conflicts'],
  delete: ['deleted', 'deleted'],
  keep: ['kept', 'kept'],
};

/** One line: `12 written, 1 merged (src/…), 1 conflict (src/…; the merge beside it in …)`. */
export function summarize(decisions: readonly Decision[]): string {
  const parts: string[] = [];
  for (const kind of Object.keys(NOUNS) as Decision['kind'][]) {
    const paths = decisions.filter((decision) => decision.kind === kind).map(({ path }) => path);
    if (paths.length === 0) continue;
    const count = `${paths.length} ${NOUNS[kind][paths.length === 1 ? 0 : 1]}`;
    parts.push(detail(kind, paths) ? `${count} (${detail(kind, paths)})` : count);
  }
  return parts.length > 0 ? parts.join(', ') : 'nothing to write';
}

function detail(kind: Decision['kind'], paths: string[]): string {
  if (kind === 'write' || kind === 'delete' || kind === 'move') return '';
  if (kind === 'merge') return paths.join(', ');
  if (kind === 'keep') return `${paths.join(', ')}; no longer scaffolded, but edited: yours now`;
  return paths.map((path) => `${path}; the merge beside it in ${incomingPath(path)}`).join(', ');
}
