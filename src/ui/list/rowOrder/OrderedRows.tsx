import { useRef } from 'react';
import { denialOf } from '../../../access/access.ts';
import type { Resource } from '../../../address/resource.ts';
import { isNarrowed } from '../../../lists/listAddress.ts';
import type { PageOfRows } from '../../../lists/pageInResponse.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { tLabel } from '../../../locale/translate.ts';
import { valueOf } from '../../../relay/caught.ts';
import { isWritable } from '../../access/allowedResource.ts';
import { screenDenial } from '../../access/screenDenial.ts';
import { useAccess } from '../../access/useAccess.ts';
import { MoveTools } from '../../form/ItemTools.tsx';
import { useOrderedItems } from '../../form/useOrderedItems.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { useLiveRows } from '../live/useLive.ts';
import { RowsOfPage } from '../RowsOfPage.tsx';
import { useRows } from '../useRows.ts';
import { isWhole, type ListAtAddress } from '../wholePage.ts';
import type { PlacedRow } from './placesInOrder.ts';
import type { AnyRowOrder, OrderedRowsProps } from './rowOrder.ts';
import { useSavedOrder } from './useSavedOrder.ts';
import styles from './rowOrder.module.css';

/** What the rows are called among what is dragged. */
const MOVE = 'move';

/**
 * Rows that a person puts in another order, by dragging, by keys, and by buttons: as far as they stand in the order of
 * their places, and may be changed.
 */
export function OrderedRows(props: OrderedRowsProps & { readonly by: AnyRowOrder }) {
  const { by: order, resource, list, address, ...rows } = props;
  const { page } = rows;
  const locale = useLocale();
  const live = useLiveRows();
  const element = useRef<HTMLDivElement>(null);
  const placed = useRows(order.fragment, page.rows).map((row) => placedRow(order, row));
  const { shown, move, isMoving } = useSavedOrder({
    order,
    page: address,
    rows: placed,
    isWhole: isWhole(list, page),
  });
  const isAllowed = useIsAllowed(resource, order);
  const canMove = isAllowed && placed.length > 1 && areInOrder(order, list, page, placed);
  // While they are saved one by one, places are in no order.
  const areMovable = canMove || isMoving;
  const keys = areMovable ? shown.map(({ key }) => key) : [];
  const nameOf = (index: number) =>
    `${tLabel(resource.label, locale)} ${formatNumber(index + 1, locale)}`;
  const { within, partOf, step, said } = useOrderedItems({
    name: MOVE,
    keys,
    element,
    nameOf,
    move: (index, to) => {
      // Rows that a refresh in the background keeps in their places would not be seen to move.
      live?.release();
      move(index, to);
    },
    isByHandle: true,
  });
  const toolsOf = (key: string) => {
    const index = keys.indexOf(key);
    return (
      <span className={styles.tools}>
        <MoveTools
          label={nameOf(index)}
          index={index}
          count={keys.length}
          onStep={(by) => step(index, by)}
        />
      </span>
    );
  };
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
          order={{ partOf, toolsOf }}
        />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

/** Whether the person may change where the rows stand. */
function useIsAllowed(resource: Resource, order: AnyRowOrder): boolean {
  const access = useAccess();
  if ('change' in order) return denialOf(access, `Mutation.${order.root}`) === null;
  const isDenied = screenDenial(access, resource, 'edit') !== null;
  return !isDenied && isWritable(access, resource, 'edit', order.input);
}

function placedRow(order: AnyRowOrder, row: unknown): PlacedRow {
  const place = 'change' in order ? null : valueOf(order.placeOf(row as never));
  return { key: String(order.keyOf(row as never)), place: place === null ? null : Number(place) };
}

/** Whether rows stand in their order, and none is left out: they are sorted by their places, or come so. */
function areInOrder(
  order: AnyRowOrder,
  list: ListAtAddress,
  page: PageOfRows,
  rows: readonly PlacedRow[],
): boolean {
  const { settings, address } = list;
  if (isNarrowed(address)) return false;
  const sort = address.sort ?? settings.defaultSort;
  const isSorted = sort !== undefined && sort === order.sort;
  const hasAll = isWhole(list, page) && page.pageInfo.missing === undefined;
  if ('change' in order) return (isSorted || sort === undefined) && hasAll;
  if (sort !== undefined) return isSorted;
  return rows.every(({ place }, index) => {
    const before = index === 0 ? -Infinity : rows[index - 1].place;
    return place !== null && before !== null && before < place;
  });
}
