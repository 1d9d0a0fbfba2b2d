import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { rangeOf } from './range.ts';
import { cellAt } from './cellElement.ts';
import type { SheetStore } from './sheetStore.ts';

/** Handlers by which a mouse selects cells: dragging over them, or Shift and a click. */
export function useSheetPointer(store: SheetStore) {
  const extendTo = (target: EventTarget | null) => {
    const cell = cellAt(target);
    const place = cell && store.cells.placeOf(cell);
    const { range } = store.state();
    if (!place || !range) return;
    if (range.head.row === place.row && range.head.column === place.column) return;
    store.select({ anchor: range.anchor, head: place });
  };
  const stopDrag = useEffectEvent(() => store.drag(false));
  useEffect(() => {
    const onMouseUp = () => stopDrag();
    window.addEventListener('mouseup', onMouseUp);
    return () => window.removeEventListener('mouseup', onMouseUp);
  }, []);
  const isExtending = (event: MouseEvent) =>
    event.shiftKey && store.state().range !== null && cellAt(event.target) !== null;
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.button !== 0) return;
      const cell = cellAt(event.target);
      const place = cell && store.cells.placeOf(cell);
      if (!place) return;
      if (isExtending(event)) {
        // The focus stays where the range begins, and no text is selected.
        event.preventDefault();
        event.stopPropagation();
        extendTo(event.target);
      } else store.select(rangeOf(place));
      store.drag(true);
    },
    onMouseOver: (event: MouseEvent) => {
      if (!store.isDragged || (event.buttons & 1) === 0) return;
      document.getSelection()?.removeAllRanges();
      extendTo(event.target);
    },
    onClickCapture: (event: MouseEvent) => {
      // The grid would take the focus from where the range begins.
      if (isExtending(event)) event.stopPropagation();
    },
  };
}
