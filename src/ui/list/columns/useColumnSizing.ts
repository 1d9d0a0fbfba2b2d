import { useRouter } from 'next/router';
import type { MouseEvent, PointerEvent } from 'react';
import { listStateHref } from '../../../lists/listAddress.ts';
import { type ListChoice } from '../../../visitor/listChoice.ts';
import { saveListChoice } from '../../../visitor/saveListChoice.ts';
import { loadUnasked } from '../../../loading/loadUnasked.ts';
import type { ListOfTable } from '../listContext.ts';

/** The handlers of a table's head by which its columns are drawn wider or narrower. */
interface ColumnSizing {
  readonly onPointerOver: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
}

/** Makes a list's columns resizable by grips in their headings; null if choices are not stored. */
export function useColumnSizing(list: ListOfTable | null): ColumnSizing | null {
  const router = useRouter();
  if (!list || list.name === null) return null;
  const { name, kept, path, address, shown } = list;
  /** An address that names columns gets the width, too; otherwise only the stored choice changes. */
  const keep = (column: string, width: number | null) => {
    saveListChoice(name, { ...kept, widths: withWidth(kept.widths, column, width) });
    const widths = withWidth(shown.widths, column, width);
    const href =
      address.columns === null ? router.asPath : listStateHref(path, { ...address, widths });
    void router.replace(href, undefined, { scroll: false });
  };
  return {
    // Hovering the headings preloads the code for dragging.
    onPointerOver: () => void loadUnasked(() => import('./resizeColumn.ts')).catch(() => {}),
    onPointerDown: ({ target, button, pointerId, clientX }) => {
      const held = gripIn(target);
      if (!held || button !== 0) return;
      held.grip.setPointerCapture(pointerId);
      void import('./resizeColumn.ts').then(({ resizeColumn }) =>
        resizeColumn(held.grip, { pointerId, clientX }, (width) => keep(held.column, width)),
      );
    },
    onDoubleClick: ({ target }) => {
      const held = gripIn(target);
      if (!held) return;
      keep(held.column, null);
    },
  };
}

function withWidth(
  widths: ListChoice['widths'],
  column: string,
  width: number | null,
): ListChoice['widths'] {
  const { [column]: _before, ...others } = widths;
  return width === null ? others : { ...others, [column]: width };
}

function gripIn(target: EventTarget): { grip: HTMLElement; column: string } | null {
  if (!(target instanceof HTMLElement) || target.dataset.grip === undefined) return null;
  const column = target.closest('th')?.dataset.column;
  return column === undefined ? null : { grip: target, column };
}
