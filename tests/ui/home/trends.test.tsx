/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { orderTrend } from '../../../src/resources/orders/home/orderTrend.ts';
import { Trends } from '../../../src/ui/home/Trends.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { ORDERS, VISITOR } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

let backend: ScriptedBackend;
let comeIntoSight: () => void;

beforeEach(() => {
  backend = scriptBackend();
  globalThis.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      comeIntoSight = () => seen([{ isIntersecting: true }] as never, this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => backend.restore());

async function renderTrends() {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const load = jest.fn(() => Promise.resolve(orderTrend));
  render(
    at(
      routerAt('/'),
      <LocaleContext value={{ ...VISITOR, language: 'en-GB' }}>
        <RelayEnvironmentProvider environment={environment}>
          <Trends trends={[{ resource: ORDERS, load }]} />
        </RelayEnvironmentProvider>
      </LocaleContext>,
    ),
  );
  await act(async () => {});
  return load;
}

/**
 * Answers calls of a trend's query: the buckets have as many records as their number. What is left of the last call asks for
 * its last bucket again.
 */
async function answer(calls: ReturnType<ScriptedBackend['callsOf']>) {
  await act(async () =>
    calls.forEach((call, place) => {
      const asked = Array.from({ length: 10 }, (_, index) =>
        JSON.stringify(call.variables[`filter${index}`]),
      );
      const entries = asked.map((filter, index) => [
        `n${index}`,
        { totalCount: place * 10 + asked.indexOf(filter) },
      ]);
      call.answer({ data: Object.fromEntries(entries) as object });
    }),
  );
}

/** Waits until the days are asked for: the code for that comes first. */
async function asked() {
  await waitFor(() => expect(backend.callsOf('orderTrendQuery')).toHaveLength(3), {
    timeout: 20_000,
  });
  return backend.callsOf('orderTrendQuery');
}

const table = () => screen.findByRole('table', {}, { timeout: 20_000 });

test('nothing is loaded or fetched before a trend is visible', async () => {
  const load = await renderTrends();
  expect(screen.getByRole('heading', { name: 'Orders per day' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  act(comeIntoSight);
  await asked();
  expect(load).toHaveBeenCalledTimes(1);
  expect(backend.calls).toHaveLength(3);
});

test('the figures can be read, each of them leading to its records', async () => {
  await renderTrends();
  act(comeIntoSight);
  fireEvent.click(screen.getByRole('button', { name: 'Show as tables' }));
  await answer(await asked());
  const rows = within(await table()).getAllByRole('row');
  expect(rows).toHaveLength(30);
  expect(rows[0]).toHaveTextContent('20 Nov 202629');
  expect(within(rows[1]).getByRole('link')).toHaveAttribute('href', '/orders?placedAt=2026-11-19');
  expect(screen.getByText('435 in 30 days, at most 29 a day')).toBeInTheDocument();
});

test('weeks are fetched on demand', async () => {
  await renderTrends();
  act(comeIntoSight);
  fireEvent.click(screen.getByRole('button', { name: 'Show as tables' }));
  await asked();
  fireEvent.click(screen.getByRole('button', { name: 'Week' }));
  expect(screen.getByRole('heading', { name: 'Orders per week' })).toBeInTheDocument();
  await answer(backend.callsOf('orderTrendQuery').slice(3));
  const rows = within(await table()).getAllByRole('row');
  expect(rows).toHaveLength(12);
  expect(rows[0]).toHaveTextContent(/^16\s?–\s?22 Nov 2026/);
});

test('an error is shown in its place, with a retry', async () => {
  await renderTrends();
  act(comeIntoSight);
  const [first, ...others] = await asked();
  await act(async () => first.answer({ errors: [{ message: 'Too complex.' }] }));
  await answer(others);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(backend.callsOf('orderTrendQuery')).toHaveLength(4);
});
