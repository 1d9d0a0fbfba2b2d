import { isSame } from '../../form/values.ts';
import type { Range } from './range.ts';

/** A cell, by the key of its row and the name of its field. */
export interface CellName {
  readonly row: string;
  readonly field: string;
}

/** What a person put into a cell. */
export interface Content {
  /** The state of its input. */
  readonly state: unknown;
  /** A text that is no value of its input: the cell shows it until it is replaced. */
  readonly unread?: { readonly text: string; readonly problem: string };
}

/** A cell that differs from what the backend has. */
export interface UnsavedCell extends CellName, Content {
  /** What the backend had when the cell was changed, or when it was compared last. */
  readonly base: unknown;
  /** Why the backend, or a look at it, let it not be saved. */
  readonly refusal?: string;
  /** Somebody else has changed it meanwhile, to what its base is now. */
  readonly isConflict?: true;
  /** Who has done so, and when, in words. */
  readonly lastChange?: string;
}

interface Change extends CellName {
  readonly before: Content;
  readonly after: Content;
  /** What the backend had then: the row may be out of sight when it is undone. */
  readonly base: unknown;
}

/** What the backend is known to have in a cell, whose row has not been read since. */
interface Newer {
  readonly value: unknown;
  /** What the row says. */
  readonly instead: unknown;
}

/** What is done, and undone, at once. */
type Step = readonly Change[];

export interface SheetState {
  /** By `cellKey`, in the order in which they were changed. */
  readonly unsaved: ReadonlyMap<string, UnsavedCell>;
  /** By `cellKey`. */
  readonly newer: ReadonlyMap<string, Newer>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  readonly range: Range | null;
}

export const UNTOUCHED: SheetState = {
  unsaved: new Map(),
  newer: new Map(),
  done: [],
  undone: [],
  range: null,
};

/** What is in a cell from now on. */
export interface Edit extends CellName {
  readonly content: Content;
}

export type SheetAction =
  | { readonly type: 'select'; readonly range: Range | null }
  | { readonly type: 'edit'; readonly edits: readonly Edit[] }
  | { readonly type: 'undo' | 'redo' | 'discard' }
  | { readonly type: 'saved'; readonly row: string; readonly saved: SavedByField }
  | {
      readonly type: 'refused';
      readonly row: string;
      readonly reasons: Readonly<Record<string, string>>;
    }
  /** Others have changed cells of a row to something else. */
  | {
      readonly type: 'conflict';
      readonly row: string;
      readonly theirs: ValueByField;
      /** Who has changed it, and when, in words. */
      readonly lastChange?: string;
    };

export type ValueByField = Readonly<Record<string, unknown>>;

/** Of each field that was saved: the state as the record had it, as it was sent, and as the record has it now. */
export type SavedByField = Readonly<
  Record<string, { readonly before: unknown; readonly sent: unknown; readonly after: unknown }>
>;

/** What is known of the cells besides what a person put into them. */
export interface KnownCells {
  /** The state of a cell's input for what the backend has; undefined for a cell that is not there. */
  readonly baseOf: (cell: CellName) => unknown;
  /** Whether two states of a field's input are the same value. */
  readonly isSame: (field: string, one: unknown, other: unknown) => boolean;
}

export function cellKey({ row, field }: CellName): string {
  return JSON.stringify([row, field]);
}

/** The state after something was done. Pure. */
export function nextState(state: SheetState, action: SheetAction, known: KnownCells): SheetState {
  switch (action.type) {
    case 'select':
      return { ...state, range: action.range };
    case 'edit':
      return edited(state, action.edits, known);
    case 'discard': {
      const edits = [...state.unsaved.values()].map(({ row, field, base }) => ({
        row,
        field,
        content: { state: base },
      }));
      return edited(state, edits, known);
    }
    case 'undo': {
      const step = state.done.at(-1);
      if (!step) return state;
      const before = step.reduceRight(
        (former, change) => withContent(former, change, change.before, known),
        state,
      );
      return { ...before, done: state.done.slice(0, -1), undone: [...state.undone, step] };
    }
    case 'redo': {
      const step = state.undone.at(-1);
      if (!step) return state;
      const [done, undone] = [[...state.done, step], state.undone.slice(0, -1)];
      return { ...afterStep(state, step, known), done, undone };
    }
    case 'saved': {
      const { row, saved } = action;
      const after = Object.entries(saved).map(([field, { after }]) => [field, after]);
      const read = withNewer(withRead(state, action), row, Object.fromEntries(after), known);
      return withCells(read, row, saved, (cell, { sent, after }) =>
        !cell.unread && isSame(cell.state, sent) ? null : { ...plain(cell), base: after },
      );
    }
    case 'refused':
      return withCells(state, action.row, action.reasons, (cell, refusal) => ({
        ...plain(cell),
        refusal,
      }));
    case 'conflict': {
      const { row, theirs, lastChange } = action;
      return withCells(withNewer(state, row, theirs, known), row, theirs, (cell, base) => ({
        ...plain(cell),
        base,
        isConflict: true,
        ...(lastChange && { lastChange }),
      }));
    }
  }
}

/** What is in a cell now; undefined where there is no such cell. */
export function contentOf(
  state: SheetState,
  cell: CellName,
  known: KnownCells,
): Content | undefined {
  const own = state.unsaved.get(cellKey(cell));
  if (own) return own.unread ? { state: own.state, unread: own.unread } : { state: own.state };
  const base = baseIn(state, cell, known);
  return base === undefined ? undefined : { state: base };
}

/** What the backend has in a cell, as far as is known; undefined for a cell that is not, and was not, there. */
function baseIn({ unsaved, newer }: SheetState, cell: CellName, known: KnownCells): unknown {
  const key = cellKey(cell);
  const own = unsaved.get(key);
  if (own) return own.base;
  const shown = known.baseOf(cell);
  const latest = newer.get(key);
  if (!latest) return shown;
  if (shown === undefined) return latest.value;
  const { value, instead } = latest;
  return instead !== undefined && known.isSame(cell.field, shown, instead) ? value : shown;
}

/** The state with what the backend was just seen to have in cells of a row. */
function withNewer(
  state: SheetState,
  row: string,
  values: ValueByField,
  known: KnownCells,
): SheetState {
  const newer = new Map(state.newer);
  for (const [field, value] of Object.entries(values))
    newer.set(cellKey({ row, field }), { value, instead: known.baseOf({ row, field }) });
  return { ...state, newer };
}

function edited(state: SheetState, edits: readonly Edit[], known: KnownCells): SheetState {
  // Of several for one cell, the last holds.
  const last = new Map(edits.map((edit) => [cellKey(edit), edit]));
  const step = [...last.values()].flatMap(({ row, field, content: after }): Step => {
    const before = contentOf(state, { row, field }, known);
    if (!before || isSame(before, after)) return [];
    const isEqual =
      !before.unread && !after.unread && known.isSame(field, before.state, after.state);
    const base = baseIn(state, { row, field }, known);
    return isEqual ? [] : [{ row, field, before, after, base }];
  });
  if (step.length === 0) return state;
  return { ...afterStep(state, step, known), done: [...state.done, step], undone: [] };
}

function afterStep(state: SheetState, step: Step, known: KnownCells): SheetState {
  return step.reduce((before, change) => withContent(before, change, change.after, known), state);
}

function withContent(
  state: SheetState,
  { row, field, base: former }: Change,
  content: Content,
  known: KnownCells,
): SheetState {
  const base = baseIn(state, { row, field }, known) ?? former;
  const unsaved = new Map(state.unsaved);
  const isUnchanged = !content.unread && known.isSame(field, content.state, base);
  if (isUnchanged) unsaved.delete(cellKey({ row, field }));
  else unsaved.set(cellKey({ row, field }), { row, field, base, ...content });
  return { ...state, unsaved };
}

function withCells<Value>(
  state: SheetState,
  row: string,
  values: Readonly<Record<string, Value>>,
  next: (cell: UnsavedCell, value: Value) => UnsavedCell | null,
): SheetState {
  const unsaved = new Map(state.unsaved);
  for (const [field, value] of Object.entries(values)) {
    const key = cellKey({ row, field });
    const cell = unsaved.get(key);
    const after = cell && next(cell, value);
    if (after) unsaved.set(key, after);
    else unsaved.delete(key);
  }
  return { ...state, unsaved };
}

/**
 * The history with what a record had said of its fields instead of what its row said, from which less may be known:
 * of a related record, a key that is good for its page only.
 */
function withRead(
  state: SheetState,
  { row, saved }: { readonly row: string; readonly saved: SavedByField },
): SheetState {
  const read = (change: Change, content: Content): Content => {
    const base = state.unsaved.get(cellKey(change))?.base;
    const isFormer = !content.unread && base !== undefined && isSame(content.state, base);
    return isFormer ? { state: saved[change.field].before } : content;
  };
  const known = (step: Step) =>
    step.map((change) =>
      change.row === row && Object.hasOwn(saved, change.field)
        ? { ...change, before: read(change, change.before), after: read(change, change.after) }
        : change,
    );
  return { ...state, done: state.done.map(known), undone: state.undone.map(known) };
}

/** A cell without what an earlier attempt to save it came to. */
function plain({ row, field, base, state, unread }: UnsavedCell): UnsavedCell {
  return { row, field, base, state, ...(unread && { unread }) };
}
