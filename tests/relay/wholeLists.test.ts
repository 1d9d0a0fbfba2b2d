import {
  getSelector,
  type ConcreteRequest,
  type Environment,
  type ReaderFragment,
} from 'relay-runtime';
import { rowWithKey } from '../../src/lists/rowWithKey.ts';
import { partOf, reading, valueOrThrow } from '../../src/relay/caught.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { operationOf, pageQuery } from '../../src/relay/pageQueries.ts';
import { partialPage } from '../../src/relay/partialPage.ts';
import { subjectAt } from '../../src/relay/subject.ts';
import { subjectOf } from '../../src/relay/subjectValues.ts';
import { prepare } from '../../src/server/prepare.ts';
import { shownData } from '../../src/ui/record/shownData.ts';
import seatNode, { type SeatQuery } from './project/__generated__/SeatQuery.graphql.ts';
import visitsNode, {
  type SeatVisitsQuery,
} from './project/__generated__/SeatVisitsQuery.graphql.ts';
import recordNode from './project/__generated__/Seat_record.graphql.ts';
import { scriptBackend, type ScriptedBackend } from './scriptedBackend.ts';

const request: ConcreteRequest = seatNode;
const visits: ConcreteRequest = visitsNode;
const fragment: ReaderFragment = recordNode;

type Seat = NonNullable<NonNullable<SeatVisitsQuery['response']['seats']>[number]>;
const keyOf = (seat: Pick<Seat, 'hall' | 'number'>) => [seat.hall, seat.number];

let backend: ScriptedBackend;
afterEach(() => backend.restore());

/** The page of a seat, as the scaffold describes it: its backend gives all seats at once. */
function pageOf(key: string) {
  const place = subjectAt({ subject: ['seats'], rowKey: ['hall', 'number'] }, { key });
  return pageQuery<SeatQuery>(request, {}, place);
}

function environmentOf(response: object): Environment {
  backend = scriptBackend(() => response);
  const localKeys = { Seat: ['hall', 'number'] };
  return createEnvironment({ url: '/graphql', localKeys, isServer: true });
}

/** Opens the page of a seat. */
async function opened(key: string, response: object) {
  const environment = environmentOf(response);
  const page = new LoadedPage(environment, { record: pageOf(key) });
  page.load();
  await page.settled(1000);
  return { environment, page, read: () => readSeat(environment, key) };
}

/** What the page shows of the seat: its record, null, or what went wrong. */
function readSeat(environment: Environment, key: string): unknown {
  const { data } = environment.lookup(operationOf(pageOf(key)).fragment);
  const { seats } = data as SeatQuery['response'];
  const found = reading(partOf(seats, (all) => rowWithKey(all, key, keyOf)));
  if (!found.ok || !found.value) return found.ok ? null : found.errors;
  const selector = getSelector(fragment, found.value);
  return selector && environment.lookup(selector as never).data;
}

const seat = (hall: string, number: number, holder: string | null = null) => ({
  hall,
  number,
  holder,
});
const SEATS = [seat('A', 1, 'Ada'), null, seat('A', 12, 'Grace'), seat('A,1', 2, 'Joan')];

describe('a record among all that there are', () => {
  test('is the row with the key of the address', async () => {
    const { environment, page, read } = await opened('A,12', { data: { seats: SEATS } });
    expect(read()).toEqual({
      hall: 'A',
      number: 12,
      holder: { ok: true, value: 'Grace' },
    });
    expect(subjectOf(environment, page)?.get('holder')).toBe('"Grace"');
  });

  test('is known by all parts of its key, whatever characters are in them', async () => {
    const { read } = await opened('A%2C1,2', { data: { seats: SEATS } });
    expect(read()).toMatchObject({ hall: 'A,1', number: 2 });
  });

  test('is alone in the data that its page copies', async () => {
    const { environment, page } = await opened('A,1', { data: { seats: SEATS } });
    expect(shownData(environment, page)).toEqual(seat('A', 1, 'Ada'));
  });

  test.each([
    ['no row has its key', { data: { seats: SEATS } }],
    ['there are none', { data: { seats: [] } }],
    ['there is no list', { data: { seats: null } }],
  ])('is not there where %s', async (_case, response) => {
    const { environment, page, read } = await opened('B,1', response);
    expect(read()).toBeNull();
    expect(subjectOf(environment, page)).toBeNull();
  });

  test.each([
    ['a field of another row', ['seats', 0, 'holder'], SEATS],
    ['another row', ['seats', 1, 'hall'], SEATS],
  ])('is shown where %s has failed', async (_case, path, seats) => {
    const response = { data: { seats }, errors: [{ message: 'No.', path }] };
    const { page, read } = await opened('A,12', response);
    expect(page.pageState.status).toBe('ready');
    expect(read()).toMatchObject({ number: 12, holder: { ok: true, value: 'Grace' } });
  });

  test('shows what failed in its own row there', async () => {
    const seats = [seat('A', 1), seat('A', 12)];
    const errors = [{ message: 'No.', path: ['seats', 1, 'holder'] }];
    const { read } = await opened('A,12', { data: { seats }, errors });
    expect(read()).toMatchObject({ number: 12, holder: { ok: false } });
  });

  test('could not be read where the list failed', async () => {
    const errors = [{ message: 'No.', path: ['seats'] }];
    const { read } = await opened('A,1', { data: { seats: null }, errors });
    expect(read()).toEqual([expect.objectContaining({ path: ['seats'] })]);
  });

  test('is opened with what else has shown of it, before the backend answers', async () => {
    const seats = [{ hall: 'A', number: 1, visits: [{ day: 'Monday' }] }];
    const environment = environmentOf({ data: { seats } });
    const page = new LoadedPage(environment, { visits: pageQuery(visits, {}) });
    page.load();
    await page.settled(1000);
    const partial = partialPage(environment, { record: pageOf('A,1') }, { key: 'A,1' });
    expect(partial && readSeat(partial.environment, 'A,1')).toMatchObject({ hall: 'A', number: 1 });
    expect(partialPage(environment, { record: pageOf('B,1') }, { key: 'B,1' })).toBeNull();
  });
});

describe('the status of its page', () => {
  const statusOf = async (key: string, response: object) => {
    backend = scriptBackend(() => response);
    const page = await prepare({ record: pageOf(key) }, { url: 'http://backend/graphql' });
    return page.status;
  };

  test.each([
    ['200 where its row is there', 'A,12', undefined, 200],
    ['404 where it is not', 'B,1', undefined, 404],
    ['200 where another row failed', 'A,12', ['seats', 1, 'hall'], 200],
    ['404 where a field of another row failed', 'B,1', ['seats', 0, 'holder'], 404],
    ['502 where a row failed that may be its own', 'B,1', ['seats', 1, 'hall'], 502],
  ])('is %s', async (_case, key, path, status) => {
    const errors = path && [{ message: 'No.', path }];
    expect(await statusOf(key, { data: { seats: SEATS }, ...(errors && { errors }) })).toBe(status);
  });
});

test('what is below the record throws where it failed, and not where it failed below others', async () => {
  const rows = [
    { hall: 'A', number: 1, visits: null },
    { hall: 'A', number: 2, visits: [{ day: 'Monday' }] },
  ];
  const errors = [{ message: 'No.', path: ['seats', 0, 'visits'] }];
  const environment = environmentOf({ data: { seats: rows }, errors });
  const query = pageQuery<SeatVisitsQuery>(visits, {}, { need: 'panel' });
  const page = new LoadedPage(environment, { visits: query });
  page.load();
  await page.settled(1000);
  const { data } = environment.lookup(operationOf(query).fragment);
  const { seats } = data as SeatVisitsQuery['response'];
  const visitsOf = (key: string) => valueOrThrow(rowWithKey(seats, key, keyOf)?.visits);
  expect(visitsOf('A,2')).toEqual([{ day: 'Monday' }]);
  expect(visitsOf('A,3')).toBeUndefined();
  expect(() => visitsOf('A,1')).toThrow();
});
