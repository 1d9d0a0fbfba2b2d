import type { MutationParameters } from 'relay-runtime';
import { keyReader } from '../../fields/recordKey.ts';
import type { RowsKey } from '../tableDefinition.ts';
import { OrderedRows } from './OrderedRows.tsx';
import type { AnyRowOrder, RowOrder, OrderableRows } from './rowOrder.ts';

/**
 * Describes how the rows of a list or a tab are put in another order: by the field that says where each stands, or by a
 * mutation that takes all of their keys.
 */
export function defineRowOrder<
  Key extends RowsKey,
  Mutation extends MutationParameters = MutationParameters,
>(own: RowOrder<Key, Mutation>): OrderableRows {
  const order = { ...own, keyOf: keyReader(own) } as AnyRowOrder;
  return { Rows: (props) => <OrderedRows {...props} by={order} /> };
}
