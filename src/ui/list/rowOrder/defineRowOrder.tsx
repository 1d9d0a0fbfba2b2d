import { keyReader } from '../../fields/recordKey.ts';
import type { RowsKey } from '../tableDefinition.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { AnyRowOrder, RowOrder, OrderableRows } from './rowOrder.ts';

/** Describes how the rows of a list or a tab are put in another order: by the field that says where each stands. */
export function defineRowOrder<Key extends RowsKey>(own: RowOrder<Key>): OrderableRows {
  const order = { ...own, keyOf: keyReader(own) } as AnyRowOrder;
  return { Rows: (props) => <OrderedRows {...props} by={order} /> };
}
