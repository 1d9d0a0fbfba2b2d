import {
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { Page } from '../../../relay/pageQueries.ts';
import type { LoadRecord } from '../listContext.ts';
import type { PeekPanelProps } from './PeekPanel.tsx';

interface Peek {
  /** For the rows' parent: Space on a row's link, or its button, opens the record beside the list. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly panel: ReactNode;
}

interface Opened {
  readonly Panel: ComponentType<PeekPanelProps>;
  readonly Record: Page;
  readonly href: string;
  /** Which row it is, or was before it left the list, counted from 0. */
  readonly at: number;
}

/**
 * Previews a list's records in a panel, whose code loads on use.
 *
 * @param hrefs the rows' pages; null for a row without one
 * @returns null if no row has a page
 */
export function usePeek(
  body: RefObject<HTMLTableSectionElement | null>,
  hrefs: ReadonlyArray<string | null>,
  load: LoadRecord | undefined,
): Peek | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!load) return null;
  const found = opened ? hrefs.indexOf(opened.href) : -1;
  if (opened && found >= 0 && found !== opened.at) setOpened({ ...opened, at: found });
  const open = async (row: Element | null) => {
    const at = row instanceof HTMLTableRowElement ? row.sectionRowIndex : -1;
    const href = hrefs[at];
    if (!href) return;
    const [{ default: Panel }, Record] = await Promise.all([import('./PeekPanel.tsx'), load()]);
    setOpened({ Panel, Record, href, at });
  };
  const close = (at: number) => {
    // While the panel is there, it keeps the focus.
    flushSync(() => setOpened(null));
    const rows = body.current?.rows;
    (rows?.[at] ?? rows?.[rows.length - 1])?.querySelector<HTMLElement>('th a')?.focus();
  };
  return {
    onKeyDown: (event) => {
      const isRow = event.target instanceof Element && event.target.matches('tr > th > a');
      if (event.key !== ' ' || !isRow || event.defaultPrevented) return;
      event.preventDefault();
      void open((event.target as Element).closest('tr'));
    },
    onClick: ({ target }) => {
      const button = target instanceof Element ? target.closest('button[data-peek]') : null;
      if (button) void open(button.closest('tr'));
    },
    panel: opened && (
      <opened.Panel
        Record={opened.Record}
        href={opened.href}
        {...placeAmong(hrefs, opened.at, found >= 0)}
        onMove={(href) => setOpened({ ...opened, href, at: hrefs.indexOf(href) })}
        onClose={close}
      />
    ),
  };
}

/** @param isThere false for a record that has left the list: another is where it was */
function placeAmong(
  hrefs: ReadonlyArray<string | null>,
  at: number,
  isThere: boolean,
): Pick<PeekPanelProps, 'at' | 'count' | 'previous' | 'next'> {
  const isRow = (href: string | null) => href !== null;
  return {
    at,
    count: hrefs.length,
    previous: hrefs.slice(0, at).findLast(isRow) ?? null,
    next: hrefs.slice(isThere ? at + 1 : at).find(isRow) ?? null,
  };
}
