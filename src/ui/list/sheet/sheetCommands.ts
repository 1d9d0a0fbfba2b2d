import { t } from '../../../locale/translate.ts';
import { findRecords } from '../../form/findRecords.ts';
import { isSame } from '../../form/values.ts';
import { readClipboard, writeClipboard } from './clipboardTable.ts';
import { planClearing, planFilling } from './fill.ts';
import { planTexts, readTexts, textsOfRecords, type Lookup } from './paste.ts';
import type { PlacedText } from './placeTable.ts';
import { boundsOf, extended, rangeOf, sizeOf, wholeRange, type Stride } from './range.ts';
import { saveSheet, type SheetToSave } from './saveSheet.ts';
import type { SheetCells } from './sheetCells.ts';
import type { CellName, Edit } from './sheetState.ts';
import type { SheetStore } from './sheetStore.ts';

interface Surroundings extends Omit<SheetToSave, 'editing'> {
  /** Null where nothing can be edited. */
  readonly editing: SheetToSave['editing'] | null;
  /** Reads the rows again, which keep their places. */
  readonly refresh: () => Promise<void>;
}

/** What a person does in a sheet, by keys, the clipboard or buttons. */
export class SheetCommands {
  readonly #way: Surroundings;
  #isSaving = false;

  constructor(way: Surroundings) {
    this.#way = way;
  }

  get #store(): SheetStore {
    return this.#way.store;
  }

  extend(by: Stride): void {
    const { cells } = this.#store;
    const { range } = this.#store.state();
    if (range) this.#store.select(extended(range, by, cells.size));
  }

  selectAll(): void {
    this.#store.select(wholeRange(this.#store.cells.size));
  }

  selectOne(cell: CellName): void {
    const place = this.#store.cells.placeOf(cell);
    if (place) this.#store.select(rangeOf(place));
  }

  /** The selected cells as a spreadsheet takes them; null for none. */
  copied(): string | null {
    const { cells } = this.#store;
    const state = this.#store.state();
    if (!state.range) return null;
    const { rows, columns } = sizeOf(state.range);
    const { top, left } = boundsOf(state.range);
    const table = Array.from({ length: rows }, (_row, row) =>
      Array.from({ length: columns }, (_column, column) =>
        cells.textOf(cells.at({ row: top + row, column: left + column }), state),
      ),
    );
    const count = rows * columns;
    this.#tell(t(COPIED, cells.locale, { count }));
    return writeClipboard(table);
  }

  async paste(text: string): Promise<void> {
    const { cells } = this.#store;
    const state = this.#store.state();
    if (!state.range || text === '') return;
    const { texts, notes, range } = planTexts(readClipboard(text), state.range, cells, state);
    const isDone = await this.#put([], texts, notes);
    if (isDone) this.#store.select(range);
  }

  async fillDown(): Promise<void> {
    const state = this.#store.state();
    if (!state.range) return;
    const { edits, texts, notes } = planFilling(state.range, this.#store.cells, state);
    await this.#put(edits, texts, notes);
  }

  clear(): void {
    const { range } = this.#store.state();
    if (!range) return;
    const { edits, notes } = planClearing(range, this.#store.cells);
    this.#edit(edits, notes);
  }

  undo(): void {
    const step = this.#store.state().done.at(-1);
    if (!step) return;
    this.#store.dispatch({ type: 'undo' });
    this.#store.selectAround(step);
    this.#tell(t('Undone.', this.#way.locale));
  }

  redo(): void {
    const step = this.#store.state().undone.at(-1);
    if (!step) return;
    this.#store.dispatch({ type: 'redo' });
    this.#store.selectAround(step);
    this.#tell(t('Done again.', this.#way.locale));
  }

  discard(): void {
    this.#store.dispatch({ type: 'discard' });
    this.#tell(t('Discarded. Undo brings it back.', this.#way.locale));
  }

  takeTheirs(cell: CellName): void {
    const own = this.#store.unsavedAt(cell);
    if (own)
      this.#store.dispatch({ type: 'edit', edits: [{ ...cell, content: { state: own.base } }] });
  }

  async save(): Promise<void> {
    const { editing } = this.#way;
    if (this.#isSaving || !editing || !this.#store.isUnsaved()) return;
    this.#isSaving = true;
    const saved = await saveSheet({ ...this.#way, editing });
    this.#isSaving = false;
    if (saved > 0) await this.#way.refresh();
  }

  /** Puts contents and texts into cells at once. @returns false when the sheet has changed meanwhile */
  async #put(
    edits: readonly Edit[],
    texts: readonly PlacedText[],
    notes: readonly string[],
  ): Promise<boolean> {
    const { store } = this.#way;
    const { cells } = store;
    const wanted = textsOfRecords(texts, cells);
    const lookup = await this.#lookUp(wanted);
    if (!hasSamePlaces(cells, store.cells)) {
      this.#tell(t('Not pasted: the rows have changed meanwhile. Paste again.', cells.locale));
      return false;
    }
    this.#edit([...edits, ...readTexts(texts, lookup, store.cells, store.state())], notes);
    return true;
  }

  async #lookUp(wanted: ReadonlyMap<string, readonly string[]>): Promise<Lookup> {
    const { environment, editing, locale } = this.#way;
    if (wanted.size === 0 || !editing) return new Map();
    if (!navigator.onLine) return null;
    const { signal } = new AbortController();
    const { fields } = editing;
    const search = { fields, wanted, locale, signal, newEnvironment: () => environment };
    this.#tell(t('Searching…', locale));
    try {
      return await findRecords({ ...search, onProgress: () => {} });
    } catch {
      // The backend, or the code that asks it, could not be loaded.
      return null;
    }
  }

  #edit(edits: readonly Edit[], notes: readonly string[]): void {
    const { store } = this.#way;
    const { done } = store.state();
    store.dispatch({ type: 'edit', edits });
    const after = store.state().done;
    const count = after === done ? 0 : (after.at(-1)?.length ?? 0);
    const words = t(CHANGED, store.cells.locale, { count });
    this.#tell(words, notes);
  }

  #tell(words: string, notes?: readonly string[]): void {
    this.#store.tell(words, notes);
  }
}

/** Whether each cell is where it was. */
function hasSamePlaces(one: SheetCells, other: SheetCells): boolean {
  const namesIn = ({ rows, columns }: SheetCells) => [
    rows.map(({ key }) => key),
    columns.map(({ id }) => id),
  ];
  return isSame(namesIn(one), namesIn(other));
}

const CHANGED =
  '{count, plural, =0 {No cell was changed.} one {# cell changed.} other {# cells changed.}}';
const COPIED = '{count, plural, one {# cell copied.} other {# cells copied.}}';
