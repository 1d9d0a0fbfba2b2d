/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { dayColumn } from '../../../src/ui/fields/Time.tsx';
import { useDatedCards } from '../../../src/ui/list/calendar/useDatedCards.ts';
import type { LayoutProps } from '../../../src/ui/list/layouts/layoutProps.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { ORDERS } from './sampleList.ts';

const NEW_YORK = { language: 'en-GB', timeZone: 'America/New_York', now: 0 };

function wrapper({ children }: { readonly children: ReactNode }) {
  return <LocaleContext value={NEW_YORK}>{children}</LocaleContext>;
}

test.each([
  ['day', '2026-03-05', '2026-03-05'],
  ['day', '2026-03-05T00:00:00Z', '2026-03-05'],
  ['moment', '2026-03-05T00:00:00Z', '2026-03-04'],
])('a %s, %s, is on the day that the table shows', (kind, due, day) => {
  const props = {
    list: { definition: { filters: { due: { kind } } } },
    resource: ORDERS,
    columns: [dayColumn('due', (row: { readonly due: string }) => row.due)],
    rows: [{ due }],
    keys: ['1'],
    hrefs: ['/orders/1'],
    by: 'due',
  } as unknown as LayoutProps;
  const { result } = renderHook(() => useDatedCards(props), { wrapper });
  expect(result.current.map(({ place }) => place)).toEqual([day]);
});
