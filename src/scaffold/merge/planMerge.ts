import { parse } from 'graphql';
import { formatFile } from '../code/format.ts';
import type { ScaffoldRecord } from './base.ts';
import { conflictLines } from './blocks.ts';
import { incomingPath, type Files } from './files.ts';
import { mergeText } from './mergeText.ts';
import { findMoves, moveFiles } from './moves.ts';

/**
 * What happens to one file:
 * - `write`: new, or untouched since it was scaffolded;
 * - `merge`: edited, and the scaffold's change went in beside the edit;
 * - `conflict`: edited at the same place; the file stays whole, and the merge goes beside it, with all
 *   three versions where they contradict;
 * - `delete`: no longer scaffolded, and untouched;
 * - `keep`: no longer scaffolded but edited, so it is the person's now;
 * - `move`: scaffolded into another folder, with the edits; the others may apply there, too.
 */
export type Decision =
  | { kind: 'write' | 'merge' | 'conflict'; path: string; text: string }
  | { kind: 'delete' | 'keep' | 'move'; path: string };

export interface MergePlan {
  /** What happens to which file, sorted by path. */
  decisions: Decision[];
  /** Path → text of what is elsewhere, or imports what is elsewhere, before anything is merged. */
  moved: Map<string, string | null>;
  /** The record after the plan is carried out. */
  base: Map<string, string | null>;
  open: Map<string, string>;
  /** All conflicts that are open then: `src/a.tsx.incoming:12`, or without a line where there is none. */
  places: string[];
}

/** What a person does about the file that {@link incomingPath} names. */
export const SETTLE_CONFLICT =
  'settle what stands between the markers in the .incoming file and move it over yours, or take over from it what you want and delete it';

/** The places in the text of an incoming file that have to be settled. */
export function conflictPlaces(incoming: string, text: string): string[] {
  const lines = conflictLines(text);
  return lines.length > 0 ? lines.map((line) => `${incoming}:${line}`) : [incoming];
}

/**
 * Decides, for every file the scaffold wrote or writes, what happens to it.
 *
 * @param lastRecord what was last scaffolded
 * @param onDisk what is on disk now, of every path in `base` and `next`, and of their incoming paths; where
 *   files move, also the team's own modules
 * @param next what the scaffold writes now
 */
export async function planMerge(
  lastRecord: ScaffoldRecord,
  onDisk: Files,
  next: Files,
): Promise<MergePlan> {
  const moves = findMoves(lastRecord.base, next);
  const { record, current } = moveFiles(moves, lastRecord, onDisk);
  const { base, open } = record;
  const plan: MergePlan = {
    decisions: [],
    moved: differences(onDisk, current),
    base: new Map(),
    open: new Map(),
    places: [],
  };
  for (const path of [...new Set([...base.keys(), ...next.keys()])].sort()) {
    const scaffolded = next.get(path);
    const [last, yours] = [base.get(path), current.get(path)];
    let decision: Decision | null;
    if (yours !== undefined && !onDisk.has(path)) plan.decisions.push({ kind: 'move', path });
    if (scaffolded === undefined) decision = decideDropped(path, last, yours);
    else if (base.has(path) && yours === undefined) {
      plan.base.set(path, null);
      decision = null;
    } else {
      plan.base.set(path, scaffolded);
      const incoming = current.get(incomingPath(path));
      // What is merged anew is merged from where yours last had all of the scaffold.
      const origin = incoming === undefined ? last : (open.get(path) ?? last);
      decision =
        incoming !== undefined && last === scaffolded
          ? null
          : await decide(path, { yours, last: origin, next: scaffolded }, incoming !== undefined);
      const shown = decision?.kind === 'conflict' ? decision.text : incoming;
      if (shown !== undefined) {
        if (typeof origin === 'string') plan.open.set(path, origin);
        plan.places.push(...conflictPlaces(incomingPath(path), shown));
      }
    }
    if (decision) plan.decisions.push(decision);
    const isGone = scaffolded === undefined || plan.base.get(path) === null;
    // Nobody could settle a conflict with it any more.
    if (isGone && current.has(incomingPath(path)))
      plan.decisions.push({ kind: 'delete', path: incomingPath(path) });
  }
  return plan;
}

/** What a plan changes on disk: path → new text, or null for a file that goes. */
export function changesOf(plan: MergePlan): Map<string, string | null> {
  const changes = new Map(plan.moved);
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

function differences(before: Files, after: Files): Map<string, string | null> {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(
    paths
      .filter((path) => before.get(path) !== after.get(path))
      .map((path) => [path, after.get(path) ?? null]),
  );
}

function decideDropped(
  path: string,
  before: string | null | undefined,
  text: string | undefined,
): Decision | null {
  if (text === undefined || typeof before !== 'string') return null;
  return { kind: text === before ? 'delete' : 'keep', path };
}

interface Versions {
  readonly yours: string | undefined;
  readonly last: string | null | undefined;
  readonly next: string;
}

/** @param isOpen a conflict is not settled yet: half of what is new in the file and half beside it would be hard to tell apart */
async function decide(
  path: string,
  { yours, last, next }: Versions,
  isOpen: boolean,
): Promise<Decision | null> {
  if (yours === next) return null;
  if (yours === undefined || yours === last) return { kind: 'write', path, text: next };
  if (last === next) return null;
  if (typeof last !== 'string') return { kind: 'conflict', path, text: next };
  const merge = await mergeText(path, yours, last, next);
  if (merge.conflicts.length > 0) return { kind: 'conflict', path, text: merge.text };
  const text = await formattedAs(yours, path, merge.text);
  if (text === yours) return null;
  if (text === null) return { kind: 'conflict', path, text: next };
  return { kind: isOpen ? 'conflict' : 'merge', path, text };
}

/**
 * A merged text, formatted, where the edited one is formatted too.
 *
 * @returns null when it does not parse: two changes that fit block by block can still make nonsense
 */
async function formattedAs(yours: string, path: string, merged: string): Promise<string | null> {
  if (!(await parses(path, merged))) return null;
  if (!/\.tsx?$/.test(path)) return merged;
  return (await formatFile(path, yours)) === yours ? formatFile(path, merged) : merged;
}

/** Two changes that fit line by line can still make nonsense together. */
async function parses(path: string, text: string): Promise<boolean> {
  if (path.endsWith('.json')) return isReadBy(JSON.parse, text);
  if (path.endsWith('.graphql')) return isReadBy(parse, text);
  if (!/\.[cm]?[jt]sx?$/.test(path)) return true;
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
