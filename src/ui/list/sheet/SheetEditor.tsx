import { RecordAroundContext } from '../../form/recordAround.ts';
import { CellEditor, type AfterEdit } from './CellEditor.tsx';
import { useOfStore, useSheet } from './sheetContext.ts';
import { contentOf, type CellName } from './sheetState.ts';
import type { SheetStore } from './sheetStore.ts';

/** The editor of the cell that is being edited. */
export function SheetEditor() {
  const { store, commands, goTo } = useSheet();
  const editor = useOfStore(store, () => store.editor());
  const input = editor && store.cells.editableInput(editor);
  if (!editor || !input) return null;
  const { row, field, isReplaced, element } = editor;
  const cell = { row, field };
  const content = contentOf(store.state(), cell, store.cells);
  const start = isReplaced ? store.cells.emptyOf(cell) : content?.state;
  const onEnd = (entered: { readonly state: unknown } | undefined, after: AfterEdit) => {
    if (entered) store.dispatch({ type: 'edit', edits: [{ ...cell, content: entered }] });
    if (after !== 'nowhere') goTo(cellAfter(store, cell, after));
    store.edit(null);
  };
  return (
    <RecordAroundContext value={store.cells.recordAt(row, store.state())}>
      <CellEditor
        key={`${row} ${field}`}
        anchor={element}
        id="sheet-editor"
        input={input}
        start={start}
        reason={isReplaced ? null : store.reasonAt(cell)}
        onEnd={onEnd}
        onSave={() => void commands.save()}
      />
    </RecordAroundContext>
  );
}

const STEPS = {
  stay: { rows: 0, columns: 0 },
  below: { rows: 1, columns: 0 },
  before: { rows: 0, columns: -1 },
  behind: { rows: 0, columns: 1 },
};

/** The cell that the focus goes to; the same at the edge of the sheet. */
function cellAfter(store: SheetStore, cell: CellName, after: keyof typeof STEPS): CellName {
  const { cells } = store;
  const place = cells.placeOf(cell);
  if (!place) return cell;
  const { rows, columns } = STEPS[after];
  const next = { row: place.row + rows, column: place.column + columns };
  const isThere =
    next.row < cells.size.rows && next.column >= 0 && next.column < cells.size.columns;
  return isThere ? cells.at(next) : cell;
}
