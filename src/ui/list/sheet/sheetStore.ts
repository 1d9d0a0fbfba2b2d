import { clipped, isWithin, rangeAround, type Range } from './range.ts';
import type { SheetCells, SheetRow } from './sheetCells.ts';
import {
  cellKey,
  nextState,
  UNTOUCHED,
  type CellName,
  type SheetAction,
  type SheetState,
  type UnsavedCell,
} from './sheetState.ts';
import { Subscribers } from '../../../store/subscribers.ts';

/** A cell that is being edited. */
export interface OpenEditor extends CellName {
  /** It begins empty, for the key that opened it. */
  readonly isReplaced: boolean;
  /** The element that it lies over. */
  readonly element: HTMLElement;
}

/** What was done, in words. */
export interface Report {
  readonly words: string;
  /** What could not be done, cell by cell. */
  readonly notes: readonly string[];
}

const NOTHING_TOLD: Report = { words: '', notes: [] };

/** What a person has done in a sheet. A store in the sense of `useSyncExternalStore`. */
export class SheetStore {
  #state = UNTOUCHED;
  #cells: SheetCells;
  #editor: OpenEditor | null = null;
  #report = NOTHING_TOLD;
  #isDragged = false;
  readonly #seen = new Map<string, SheetRow>();
  readonly #subscribers = new Subscribers();

  constructor(cells: SheetCells) {
    this.#cells = cells;
    this.#see(cells);
  }

  readonly subscribe = this.#subscribers.subscribe;

  readonly state = (): SheetState => this.#state;
  readonly editor = (): OpenEditor | null => this.#editor;
  readonly report = (): Report => this.#report;
  readonly isUnsaved = (): boolean => this.#state.unsaved.size > 0;

  get cells(): SheetCells {
    return this.#cells;
  }

  /** Takes what the backend has by now. */
  show(cells: SheetCells): void {
    if (cells === this.#cells) return;
    this.#cells = cells;
    this.#see(cells);
    const { range } = this.#state;
    this.#change(range ? { ...this.#state, range: clipped(range, cells.size) } : this.#state);
  }

  dispatch(action: SheetAction): void {
    this.#change(nextState(this.#state, action, this.#cells));
  }

  select(range: Range | null): void {
    this.dispatch({ type: 'select', range });
  }

  /** Whether the pointer is pressed and selects what it passes over. */
  get isDragged(): boolean {
    return this.#isDragged;
  }

  drag(isDragged: boolean): void {
    this.#isDragged = isDragged;
  }

  edit(editor: OpenEditor | null): void {
    this.#editor = editor;
    this.#change({ ...this.#state });
  }

  tell(words: string, notes: readonly string[] = []): void {
    this.#report = { words, notes };
    this.#change({ ...this.#state });
  }

  /** A row that is, or was, in sight. */
  rowOf(key: string): SheetRow | undefined {
    return this.#seen.get(key);
  }

  /** The cell that has the focus. */
  activeCell(): CellName | null {
    const { range } = this.#state;
    return range && this.#cells.at(range.anchor);
  }

  unsavedAt(cell: CellName): UnsavedCell | undefined {
    return this.#state.unsaved.get(cellKey(cell));
  }

  /** Why a cell is not, or cannot be, saved; null for no reason. */
  reasonAt(cell: CellName): string | null {
    const own = this.unsavedAt(cell);
    if (!own) return null;
    return this.#cells.problemWith(cell, own, this.#state) ?? own.refusal ?? this.#conflictAt(own);
  }

  isSelected(cell: CellName): boolean {
    const { range } = this.#state;
    const place = range && this.#cells.placeOf(cell);
    return range !== null && place !== null && isWithin(place, range);
  }

  /** Selects cells that were changed. */
  selectAround(cells: readonly CellName[]): void {
    const places = cells.flatMap((cell) => this.#cells.placeOf(cell) ?? []);
    this.select(rangeAround(places) ?? this.#state.range);
  }

  #conflictAt({ field, base, isConflict, lastChange }: UnsavedCell): string | null {
    return isConflict ? this.#cells.conflictWords(field, base, lastChange) : null;
  }

  #see({ rows }: SheetCells): void {
    for (const row of rows) this.#seen.set(row.key, row);
  }

  #change(state: SheetState): void {
    this.#state = state;
    this.#subscribers.notify();
  }
}
