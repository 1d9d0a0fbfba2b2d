import { useRef, type ReactNode } from 'react';
import type { Resource } from '../../../address/resource.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { tLabel } from '../../../locale/translate.ts';
import { valueOf } from '../../../relay/caught.ts';
import { isWritable } from '../../access/allowedResource.ts';
import { screenDenial } from '../../access/screenDenial.ts';
import { useAccess } from '../../access/useAccess.ts';
import { MoveTools } from '../../form/ItemTools.tsx';
import { useOrderedItems } from '../../form/useOrderedItems.ts';
import type { Beside } from '../../list/beside.tsx';
import { RowsOfPage } from '../../list/RowsOfPage.tsx';
import { useRows } from '../../list/useRows.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { PlacedRow } from './placesInOrder.ts';
import type { AnyRowOrder, OrderedRowsProps } from './rowOrder.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import styles from './rowOrder.module.css';

/** The name of the column with what moves a row, which it has among those beside the records. */
const MOVE = 'move';

/**
 * Rows that a person puts in another order, by dragging, by keys, and by buttons: as far as they stand in the order of
 * their places, and may be changed.
 */
export function OrderedRows(props: OrderedRowsProps & { readonly by: AnyRowOrder }) {
  const { by: order, resource, address, sort, isWhole, isNarrowed, ...rows } = props;
  const { page, beside = [] } = rows;
  const locale = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const placed = useRows(order.fragment, page.rows).map((row) => placedRow(order, row));
  const { shown, move, isMoving } = useSavedOrder({ order, page: address, rows: placed, isWhole });
  const isAllowed = useIsAllowed(resource, order);
  const canMove = isAllowed && !isNarrowed && placed.length > 1 && isByPlace(order, sort, placed);
  // While they are saved one by one, places are in no order.
  const areMovable = canMove || isMoving;
  const keys = areMovable ? shown.map(({ key }) => key) : [];
  const nameOf = (index: number) =>
    `${tLabel(resource.label, locale)} ${formatNumber(index + 1, locale)}`;
  const ordered = useOrderedItems({ name: MOVE, keys, element, nameOf, move, isByHandle: true });
  const { within, partOf, step, said } = ordered;
  const tools = (index: number) => (
    <span className={styles.tools}>
      <MoveTools
        label={nameOf(index)}
        index={index}
        count={keys.length}
        onStep={(by) => step(index, by)}
      />
    </span>
  );
  if (!areMovable) return <RowsOfPage {...rows} />;
  const indices = shown.map((row) => placed.indexOf(row));
  return (
    <div {...within} className={styles.ordered}>
      <div ref={element}>
        <RowsOfPage
          {...rows}
          page={{
            ...page,
            rows: indices.map((index) => page.rows[index]),
            edges: page.edges.length > 0 ? indices.map((index) => page.edges[index]) : [],
          }}
          beside={[...beside, columnOf(tools, keys.length)]}
          order={{ partOf: (index) => partOf(keys[index]) }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** Whether the person may change where the rows stand. */
function useIsAllowed(resource: Resource, { input }: AnyRowOrder): boolean {
  const access = useAccess();
  const isDenied = screenDenial(access, resource, 'edit') !== null;
  return !isDenied && isWritable(access, resource, 'edit', input);
}

/** A last column with what moves each row. */
function columnOf(tools: (index: number) => ReactNode, count: number): Beside {
  return {
    name: MOVE,
    columns: [
      {
        id: MOVE,
        label: 'Move',
        holds: 'controls',
        value: () => null,
        cell: (index) => tools(index as number),
      },
    ],
    data: Array.from({ length: count }, (_, index) => index),
  };
}

function placedRow({ keyOf, placeOf }: AnyRowOrder, row: unknown): PlacedRow {
  const place = valueOf(placeOf(row as never));
  return { key: String(keyOf(row as never)), place: place === null ? null : Number(place) };
}

/** Whether rows stand as their places say: they are sorted by them, or come so. */
function isByPlace(
  { sort: byPlace }: AnyRowOrder,
  sort: string | null,
  rows: readonly PlacedRow[],
): boolean {
  if (sort !== null) return sort === byPlace;
  return rows.every(({ place }, index) => {
    const before = index === 0 ? -Infinity : rows[index - 1].place;
    return place !== null && before !== null && before < place;
  });
}
