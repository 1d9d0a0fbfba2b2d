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
}

/** What is done, and undone, at once. */
type Step = readonly Change[];

export interface SheetState {
  /** By `cellKey`, in the order in which they were changed. */
  readonly unsaved: ReadonlyMap<string, UnsavedCell>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  readonly range: Range | null;
}

export const UNTOUCHED: SheetState = { unsaved: new Map(), done: [], undone: [], range: null };

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
      readonly theirs: HeldByField;
      /** Who has changed it, and when, in words. */
      readonly lastChange?: string;
    };

export type HeldByField = Readonly<Record<string, unknown>>;

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
      const unsaved = step.reduceRight(
        (cells, change) => withContent(cells, change, change.before, known),
        state.unsaved,
      );
      const [done, undone] = [state.done.slice(0, -1), [...state.undone, step]];
      return { ...state, unsaved, done, undone };
    }
    case 'redo': {
      const step = state.undone.at(-1);
      if (!step) return state;
      const [done, undone] = [[...state.done, step], state.undone.slice(0, -1)];
      return { ...state, unsaved: afterStep(state.unsaved, step, known), done, undone };
    }
    case 'saved':
      return withCells(
        withRead(state, action),
        action.row,
        action.saved,
        (cell, { sent, after }) =>
          !cell.unread && isSame(cell.state, sent) ? null : { ...plain(cell), base: after },
      );
    case 'refused':
      return withCells(state, action.row, action.reasons, (cell, refusal) => ({
        ...plain(cell),
        refusal,
      }));
    case 'conflict':
      return withCells(state, action.row, action.theirs, (cell, base) => ({
        ...plain(cell),
        base,
        isConflict: true,
        ...(action.lastChange && { lastChange: action.lastChange }),
      }));
  }
}

type Cells = SheetState['unsaved'];

/** What is in a cell now; undefined where there is no such cell. */
export function contentOf(
  { unsaved }: SheetState,
  cell: CellName,
  known: KnownCells,
): Content | undefined {
  const own = unsaved.get(cellKey(cell));
  if (own) return own.unread ? { state: own.state, unread: own.unread } : { state: own.state };
  const base = known.baseOf(cell);
  return base === undefined ? undefined : { state: base };
}

function edited(state: SheetState, edits: readonly Edit[], known: KnownCells): SheetState {
  // Of several for one cell, the last holds.
  const last = new Map(edits.map((edit) => [cellKey(edit), edit]));
  const step = [...last.values()].flatMap(({ row, field, content: after }): Step => {
    const before = contentOf(state, { row, field }, known);
    if (!before || isSame(before, after)) return [];
    const isEqual =
      !before.unread && !after.unread && known.isSame(field, before.state, after.state);
    return isEqual ? [] : [{ row, field, before, after }];
  });
  if (step.length === 0) return state;
  const unsaved = afterStep(state.unsaved, step, known);
  return { ...state, unsaved, done: [...state.done, step], undone: [] };
}

function afterStep(cells: Cells, step: Step, known: KnownCells): Cells {
  return step.reduce((before, change) => withContent(before, change, change.after, known), cells);
}

function withContent(
  cells: Cells,
  { row, field }: CellName,
  content: Content,
  known: KnownCells,
): Cells {
  const key = cellKey({ row, field });
  const base = cells.has(key) ? cells.get(key)?.base : known.baseOf({ row, field });
  const next = new Map(cells);
  const isUnchanged = !content.unread && known.isSame(field, content.state, base);
  if (base === undefined || isUnchanged) next.delete(key);
  else next.set(key, { row, field, base, ...content });
  return next;
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
