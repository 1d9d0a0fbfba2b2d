import type { CellName } from './sheetState.ts';

/** The cell that an element of the grid is in; null for none. */
export function cellAt(target: EventTarget | null): CellName | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[role="gridcell"]');
  const row = cell?.closest<HTMLElement>('[role="row"]')?.dataset.id;
  const field = cell?.dataset.field;
  return row === undefined || field === undefined ? null : { row, field };
}
