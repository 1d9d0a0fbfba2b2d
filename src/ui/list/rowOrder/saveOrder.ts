import 'client-only';
import { commitOnUse } from '../../../relay/commitOnUse.ts';
import { adviceOn } from '../../errors/advice.ts';
import { wordsOfErrors } from '../../errors/userErrorWords.ts';
import { asChange } from '../../form/recordChange.ts';
import { refused, type OrderToSave, type SavedOrder } from './orderToSave.ts';
import type { AnyWholeOrder } from './rowOrder.ts';
import { savePlaces } from './savePlaces.ts';

/** Saves the order of rows. Never rejects. */
export function saveOrder({ order, ...given }: OrderToSave): Promise<SavedOrder> {
  return 'change' in order ? saveWhole({ ...given, order }) : savePlaces({ ...given, order });
}

/** Sends the keys of all rows in their order. */
async function saveWhole(given: OrderToSave<AnyWholeOrder>): Promise<SavedOrder> {
  const { environment, order, page, rows, locale } = given;
  const variables = order.change.variables(
    rows.map(({ key }) => key),
    String(page.key),
  );
  const outcome = await commitOnUse(
    environment,
    () => Promise.resolve(asChange(order.change)),
    () => variables,
  );
  if (outcome.status === 'saved') return { status: 'saved', rows };
  if (outcome.status === 'refused') return refused(wordsOfErrors(outcome.errors, locale));
  return refused(adviceOn(outcome.error, 'panel', locale).title);
}
