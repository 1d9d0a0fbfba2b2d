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
import type { PeekPanelProps } from './PeekPanel.tsx';

/** Loads the page of a resource's records. */
export type LoadRecord = () => Promise<Page>;

interface Peek {
  /** For the rows' parent: Space on a row's link, or its button, opens the record beside the list. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly panel: ReactNode;
}

interface Opened {
  readonly Panel: ComponentType<PeekPanelProps>;
  readonly Record: Page;
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
  const open = async (row: Element | null) => {
    const at = row instanceof HTMLTableRowElement ? row.sectionRowIndex : -1;
    if (!hrefs[at]) return;
    const [{ default: Panel }, Record] = await Promise.all([import('./PeekPanel.tsx'), load()]);
    setOpened({ Panel, Record, at });
  };
  const close = (at: number) => {
    // While the panel is there, it keeps the focus.
    flushSync(() => setOpened(null));
    body.current?.rows[at]?.querySelector<HTMLElement>('th a')?.focus();
  };
  const href = opened && hrefs[opened.at];
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
    panel: opened && href && (
      <opened.Panel
        Record={opened.Record}
        href={href}
        at={opened.at}
        count={hrefs.length}
        onMove={(at) => setOpened({ ...opened, at })}
        onClose={() => close(opened.at)}
      />
    ),
  };
}
