import { useState } from 'react';
import type { PageInfo } from '../../../lists/paging.ts';
import type { Live } from './useLive.ts';

/**
 * The page of rows that a list shows: the former one while a refresh in the background finds none any more, since rows
 * keep their places meanwhile, and somebody may be editing them.
 */
export function useKeptPage(page: PageInfo, { hold }: Pick<Live, 'hold'>): PageInfo {
  const [shown, setShown] = useState(page);
  const isKept = hold !== null && page.rowCount === 0 && shown.rowCount > 0;
  // Each rendering makes another object of the same page.
  if (!isKept && JSON.stringify(shown) !== JSON.stringify(page)) setShown(page);
  return isKept ? shown : page;
}
