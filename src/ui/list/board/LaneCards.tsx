import { useEffect, useMemo, type MouseEvent } from 'react';
import { textIn } from '../../fields/column.tsx';
import { titleOf } from '../../fields/title.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { Card } from '../layouts/Card.tsx';
import { ofEdges, withBeside, type CarriedProps } from '../beside.tsx';
import { cardsIn, type PlacedCard } from '../moves/cardMoves.ts';
import { Movable } from '../moves/Movable.tsx';
import { useMoves } from '../moves/movesContext.ts';
import { storeSequenceOnClick } from '../storeSequenceOnClick.ts';
import { rowHref } from '../rowHref.ts';
import { keyText } from '../selection.ts';
import { useRows } from '../useRows.ts';
import { useBoard, useLane } from './boardContext.ts';
import styles from './board.module.css';

interface LaneCardsProps extends CarriedProps {
  readonly rows: readonly unknown[];
}

const NONE: NonNullable<CarriedProps['beside']> = [];

/** The cards of a lane: those of its query, and those that were moved. */
export function LaneCards({ rows, edges, beside = NONE }: LaneCardsProps) {
  const locale = useLocale();
  const { definition, list, columns } = useBoard();
  const { moves, state } = useMoves();
  const { name } = useLane();
  const { table } = definition;
  const read = useRows(table.fragment, rows);
  const title = columns[0];
  const own = useMemo(
    () =>
      withBeside(read, [...(edges ? [ofEdges(edges)] : []), ...beside]).map(
        (row, index): PlacedCard => {
          const key = table.keyOf(row);
          const resource = table.resourceOf?.(row) ?? list.resource;
          return {
            key: keyText(key) ?? `row ${index}`,
            row,
            href: rowHref(resource, key),
            title: (title && textIn(title, row, locale)) ?? titleOf(resource, key, null, locale),
            place: name,
          };
        },
      ),
    [read, edges, beside, table, list.resource, title, locale, name],
  );
  const cards = cardsIn(name, own, state);
  useEffect(() => {
    const keys = own.map(({ key }) => key);
    moves.show(name, cardsIn(name, own, state));
    moves.settle(name, keys);
  }, [moves, name, own, state]);
  if (cards.length === 0) return <p className={styles.none}>{t('Nothing here', locale)}</p>;
  const hrefs = cards.map(({ href }) => href);
  return (
    <ul onClick={(event: MouseEvent) => storeSequenceOnClick(event, hrefs)}>
      {cards.map((card) => (
        <Movable key={card.key} card={card}>
          <Card columns={columns} row={card.row} href={card.href} />
        </Movable>
      ))}
    </ul>
  );
}
