import { keyReader } from '../../fields/recordKey.ts';
import type { RowsKey } from '../../list/tableDefinition.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { AnyRowOrder, RowOrder, RowOrderOfTab } from './rowOrder.ts';

/** Describes how the rows of a tab are put in another order: by the field that says where each stands. */
export function defineRowOrder<Key extends RowsKey>(own: RowOrder<Key>): RowOrderOfTab {
  const order = { ...own, keyOf: keyReader(own) } as AnyRowOrder;
  return { Rows: (props) => <OrderedRows {...props} by={order} /> };
}
