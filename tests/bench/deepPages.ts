import { startProcess } from '../backend/backendProcess.ts';
import { ratioOf, type Outcome } from './figure.ts';
import { compared } from './measure.ts';
import { addOrders, NEEDS_POSTGRES, startSampleDatabase } from './sampleDatabase.ts';

const ROWS = 1_000_000;
const SIZE = 25;
const PAGE = 1_000;
const ROUNDS = 60;

/** As the list of orders asks for its rows. */
const LIST = `
  query ($first: Int, $after: Cursor, $offset: Int, $orderBy: [OrderOrderBy!]) {
    orders(first: $first, after: $after, offset: $offset, orderBy: $orderBy) {
      edges { node { id number status customer { id name } channel total currency placedAt } }
      pageInfo { endCursor hasNextPage }
    }
  }
`;

const COUNT = '{ orders(first: 1) { totalCount } }';

const ORDER = { orderBy: ['PLACED_AT_DESC', 'PRIMARY_KEY_DESC'], first: SIZE };

interface ResponseBody {
  readonly orders: { readonly pageInfo: { readonly endCursor: string } };
}

/**
 * A list of a million rows in PostgreSQL: what page 1,000 costs beside page 1, each by the cursor that
 * the list would have come to, and what its count costs, for which no row waits.
 */
export async function benchmarkDeepPages(): Promise<Outcome[]> {
  const database = await startSampleDatabase();
  if (database === null) return [{ what: 'a million rows', needs: NEEDS_POSTGRES }];
  try {
    await addOrders(database, ROWS);
    const backend = await startProcess({ databaseUrl: database.url });
    try {
      const page = (variables: object) =>
        backend.data<ResponseBody>(LIST, { ...ORDER, ...variables });
      const before = await page({ offset: (PAGE - 1) * SIZE - SIZE });
      const after = before.orders.pageInfo.endCursor;
      const first = () => page({});
      const thousandth = () => page({ after });
      await compared(10, first, thousandth);
      const [near, far] = await compared(ROUNDS, first, thousandth);
      const [rows, count] = await compared(5, first, () => backend.data(COUNT));
      return [
        ratioOf(`page ${PAGE} of a million rows / page 1`, far, near, 'ms', { atMost: 1.5 }),
        // No row waits for it.
        ratioOf('counting a million rows / their first page', count, rows, 'ms', null),
      ];
    } finally {
      await backend.stop();
    }
  } finally {
    await database.stop();
  }
}
