import { parse } from 'graphql';
import { mergeText } from './mergeText.ts';

/** Path relative to the checkout → text. */
export type Files = ReadonlyMap<string, string>;

/**
 * What was last scaffolded: path → text. Null for a file that the person deleted: it stays deleted
 * until it is put back.
 */
export type Base = ReadonlyMap<string, string | null>;

/**
 * What happens to one file:
 * - `write`: new, or untouched since it was scaffolded;
 * - `merge`: edited, and the scaffold's change went in beside the edit;
 * - `conflict`: edited at the same place; the file stays whole, the new version goes beside it;
 * - `delete`: no longer scaffolded, and untouched;
 * - `keep`: no longer scaffolded but edited, so it is the person's now.
 */
export type Decision =
  | { kind: 'write' | 'merge' | 'conflict'; path: string; text: string }
  | { kind: 'delete' | 'keep'; path: string };

export interface MergePlan {
  /** One per file that something happens to, sorted by path. */
  decisions: Decision[];
  /** The base after the plan is carried out. */
  base: Map<string, string | null>;
}

/** Where the new version of a file in conflict is put. Deleting that file says: done. */
export function incomingPath(path: string): string {
  return `${path}.incoming`;
}

/**
 * Decides, for every file the scaffold wrote or writes, what happens to it.
 *
 * @param base what was last scaffolded
 * @param current what is on disk now, of every path in `base` and `next`, and of their incoming paths
 * @param next what the scaffold writes now
 */
export async function planMerge(base: Base, current: Files, next: Files): Promise<MergePlan> {
  const plan: MergePlan = { decisions: [], base: new Map() };
  for (const path of [...new Set([...base.keys(), ...next.keys()])].sort()) {
    const scaffolded = next.get(path);
    if (scaffolded === undefined) {
      const decision = decideDropped(path, base.get(path), current.get(path));
      if (decision) plan.decisions.push(decision);
    } else {
      const deleted = base.has(path) && !current.has(path);
      plan.base.set(path, deleted ? null : scaffolded);
      const decision = deleted ? null : await decide(path, base.get(path), current, scaffolded);
      if (decision) plan.decisions.push(decision);
    }
  }
  return plan;
}

/** What a plan changes on disk: path → new text, or null for a file that goes. */
export function changesOf(plan: MergePlan): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const decision of plan.decisions) {
    if (decision.kind === 'write' || decision.kind === 'merge') {
      changes.set(decision.path, decision.text);
    } else if (decision.kind === 'conflict') {
      changes.set(incomingPath(decision.path), decision.text);
    } else if (decision.kind === 'delete') {
      changes.set(decision.path, null);
    }
  }
  return changes;
}

function decideDropped(
  path: string,
  before: string | null | undefined,
  text: string | undefined,
): Decision | null {
  if (text === undefined || typeof before !== 'string') return null;
  return { kind: text === before ? 'delete' : 'keep', path };
}

async function decide(
  path: string,
  before: string | null | undefined,
  current: Files,
  next: string,
): Promise<Decision | null> {
  const text = current.get(path);
  if (text === next) return null;
  if (text === undefined || text === before) return { kind: 'write', path, text: next };
  if (before === next) return null;
  // A conflict that is still open stays one: half of the news in the file and half beside it would
  // leave nobody able to tell what is done.
  const open = current.has(incomingPath(path));
  const merged = typeof before === 'string' && !open ? mergeText(text, before, next) : null;
  if (merged === text) return null;
  if (merged !== null && (await parses(path, merged))) return { kind: 'merge', path, text: merged };
  return { kind: 'conflict', path, text: next };
}

/** Two changes that fit line by line can still make nonsense together: the parser tells. */
async function parses(path: string, text: string): Promise<boolean> {
  if (path.endsWith('.json')) return isReadBy(JSON.parse, text);
  if (path.endsWith('.graphql')) return isReadBy(parse, text);
  // Loaded only when it is needed: it is large.
  const { default: typescript } = await import('typescript');
  const { diagnostics = [] } = typescript.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: typescript.JsxEmit.Preserve },
  });
  return diagnostics.length === 0;
}

function isReadBy(read: (text: string) => unknown, text: string): boolean {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
}

const BASE_VERSION = 1;

/** The base as it is committed: JSON with sorted keys, one file on a line, so that git can merge it. */
export function printBase(base: Base): string {
  const files = Object.fromEntries([...base].sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ version: BASE_VERSION, files }, null, 2)}\n`;
}

/**
 * @param text what {@link printBase} printed
 * @throws SyntaxError when it is anything else, as after a git conflict
 */
export function parseBase(text: string): Base {
  const parsed = JSON.parse(text) as { version?: unknown; files?: unknown } | null;
  const { version, files } = parsed ?? {};
  if (version !== BASE_VERSION || typeof files !== 'object' || files === null) {
    throw new SyntaxError(`not a scaffold base of version ${BASE_VERSION}`);
  }
  return new Map(Object.entries(files as Record<string, string | null>));
}

const NOUNS: Record<Decision['kind'], [one: string, many: string]> = {
  write: ['written', 'written'],
  merge: ['merged', 'merged'],
  conflict: ['conflict', 'conflicts'],
  delete: ['deleted', 'deleted'],
  keep: ['kept', 'kept'],
};

/** One line: `12 written, 1 merged (src/…), 1 conflict (src/…; new version beside it in …)`. */
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
  if (kind === 'write' || kind === 'delete') return '';
  if (kind === 'merge') return paths.join(', ');
  if (kind === 'keep') return `${paths.join(', ')}; no longer scaffolded, but edited: yours now`;
  return paths.map((path) => `${path}; new version beside it in ${incomingPath(path)}`).join(', ');
}
