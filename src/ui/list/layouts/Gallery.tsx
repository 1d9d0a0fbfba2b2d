import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { Card } from './Card.tsx';
import type { LayoutProps } from './layoutProps.ts';
import styles from './layouts.module.css';

/** A card for each row, with its image. */
export function Gallery({ columns, rows, hrefs, by, resource }: LayoutProps) {
  const locale = useLocale();
  const picture = columns.find(({ id }) => id === by);
  const shown = columns.filter((column) => column !== picture);
  return (
    <ul className={styles.gallery} aria-label={tLabel(resource.pluralLabel, locale)}>
      {rows.map((row, index) => (
        <li key={index}>
          <Card columns={shown} row={row} href={hrefs[index]} picture={picture?.cell(row)} />
        </li>
      ))}
    </ul>
  );
}
