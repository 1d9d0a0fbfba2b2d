import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { ScrolledTable } from './ScrolledTable.tsx';

/** The most that are shown. */
const MOST = 100;

interface ReasonTableProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number;
  readonly nameOf: (item: Item) => ReactNode;
  readonly reasonOf: (item: Item) => string | null;
  /** Said with the number of those that are shown, where there are more. */
  readonly whereAllAre: Message;
}

/** Items with what is to be said of each, the first of them. */
export function ReasonTable<Item>({
  label,
  items,
  keyOf,
  nameOf,
  reasonOf,
  whereAllAre,
}: ReasonTableProps<Item>) {
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <>
      <ScrolledTable label={label}>
        <TableBody>
          {items.slice(0, MOST).map((item) => (
            <TableRow key={keyOf(item)}>
              <TableCell component="th" scope="row">
                {nameOf(item)}
              </TableCell>
              <TableCell>{reasonOf(item)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrolledTable>
      {items.length > MOST && <p>{t(whereAllAre, locale, { count: MOST })}</p>}
    </>
  );
}
