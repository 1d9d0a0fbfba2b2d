import { widthWithin } from '../../../visitor/listChoice.ts';

/**
 * Resizes a column while the pointer drags its grip, then saves the width. Escape restores the former
 * width. It sets the cells' styles directly, so that no row renders.
 *
 * @param grip the handle in the column's heading
 * @param keep receives the final width in pixels
 */
export function resizeColumn(
  grip: HTMLElement,
  { pointerId, clientX }: { readonly pointerId: number; readonly clientX: number },
  keep: (width: number) => void,
): void {
  const heading = grip.closest('th');
  // The pointer was released before this code loaded.
  if (!heading || !grip.hasPointerCapture(pointerId)) return;
  const cells = cellsBelow(heading);
  const before = heading.style.getPropertyValue('--width');
  const towards = getComputedStyle(heading).direction === 'rtl' ? -1 : 1;
  const startWidth = heading.offsetWidth;
  let width = startWidth;
  const show = (value: string) => cells.forEach((cell) => setWidth(cell, value));
  const move = (event: PointerEvent) => {
    width = widthWithin(startWidth + (event.clientX - clientX) * towards);
    show(`${width}px`);
  };
  const done = new AbortController();
  const listening = { signal: done.signal };
  grip.addEventListener('pointermove', move, listening);
  grip.addEventListener(
    'lostpointercapture',
    () => {
      done.abort();
      if (width !== startWidth) keep(width);
    },
    listening,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      done.abort();
      grip.releasePointerCapture(pointerId);
      show(before);
    },
    listening,
  );
}

/** The width that a column has on the screen; null when it is not there. */
export function widthOnScreen(column: string): number | null {
  const heading = document.querySelector<HTMLElement>(`th[data-column="${CSS.escape(column)}"]`);
  return heading && widthWithin(heading.offsetWidth);
}

function cellsBelow(heading: HTMLTableCellElement): HTMLElement[] {
  const rows = heading.closest('table')?.rows ?? [];
  return [...rows].flatMap((row) => row.cells.item(heading.cellIndex) ?? []);
}

function setWidth(cell: HTMLElement, value: string): void {
  if (value) cell.style.setProperty('--width', value);
  else cell.style.removeProperty('--width');
}
