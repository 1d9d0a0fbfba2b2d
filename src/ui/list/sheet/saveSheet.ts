import { t } from '../../../locale/translate.ts';
import { showToast } from '../../toasts/toasts.ts';
import { saveRow, type RowResult, type RowToSave, type SavingWay } from './saveRow.ts';
import { saveRows } from './saveRows.ts';
import type { SheetStore } from './sheetStore.ts';

export interface SheetToSave extends SavingWay {
  readonly store: SheetStore;
}

/**
 * Saves the rows with unsaved cells, and says what came of it. Rows with something wrong in them are left as they are,
 * and what was refused stays in its cell with the reason.
 *
 * @returns how many rows were saved
 */
export async function saveSheet(way: SheetToSave): Promise<number> {
  const { store, locale } = way;
  const { ready, wrong } = rowsToSave(way);
  const total = ready.length;
  const notes = new Set<string>();
  let [done, saved] = [0, 0];
  const progress = () => store.tell(t('Saving: {done} of {total} rows', locale, { done, total }));
  const take = (row: RowToSave, result: RowResult) => {
    done += 1;
    if (result.status === 'saved') saved += 1;
    takeResult(store, row, result);
    const note = noteOn(store, row, result);
    if (note !== null) notes.add(note);
    progress();
  };
  progress();
  await saveRows(ready, (row) => saveRow(way, row), take);
  const words = t(SAVED, locale, { saved, rest: total - saved + wrong });
  store.tell(words, [...notes]);
  if (saved > 0) showToast({ words });
  return saved;
}

const SAVED =
  '{saved, plural, =0 {No row was saved} one {Saved # row} other {Saved # rows}}{rest, plural, =0 {.} other {, # not saved.}}';

function rowsToSave({ store, editing }: SheetToSave): {
  readonly ready: readonly RowToSave[];
  /** How many rows cannot be sent. */
  readonly wrong: number;
} {
  const state = store.state();
  const byRow = Map.groupBy(state.unsaved.values(), ({ row }) => row);
  const ready = [...byRow].flatMap(([row, cells]): RowToSave[] => {
    const own = store.rowOf(row);
    const isWrong = cells.some((cell) => store.cells.problemWith(cell, cell, state) !== null);
    return own && !isWrong ? [{ row, key: String(editing.keyOf(own.row as object)), cells }] : [];
  });
  return { ready, wrong: byRow.size - ready.length };
}

function takeResult(store: SheetStore, { row }: RowToSave, result: RowResult): void {
  switch (result.status) {
    case 'saved':
      return store.dispatch({ type: 'saved', row, saved: result.saved });
    case 'refused':
      return store.dispatch({ type: 'refused', row, reasons: result.reasons });
    case 'conflict':
      return store.dispatch({ ...result, type: 'conflict', row });
    case 'waiting':
  }
}

/** What is to be said of a row besides what its cells say. */
function noteOn(store: SheetStore, { row, key }: RowToSave, result: RowResult): string | null {
  if (result.status === 'waiting') return result.words;
  if (result.status !== 'saved' || result.note === null) return null;
  return `${store.rowOf(row)?.title ?? key}: ${result.note}`;
}
