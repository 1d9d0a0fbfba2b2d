import type { ReactNode } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import styles from './run.module.css';

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
      <div className={styles.problems} tabIndex={0} role="region" aria-label={label}>
        <table>
          <tbody>
            {items.slice(0, MOST).map((item) => (
              <tr key={keyOf(item)}>
                <th scope="row">{nameOf(item)}</th>
                <td>{reasonOf(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {items.length > MOST && <p>{t(whereAllAre, locale, { count: MOST })}</p>}
    </>
  );
}
