/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import { judged } from '../../../src/relay/errorCodes.ts';
import {
  GraphQLResponseError,
  NetworkError,
  ResponseError,
  TimeoutError,
  type WireError,
} from '../../../src/relay/errors.ts';
import { browserListChoices, NO_CHOICE } from '../../../src/visitor/listChoice.ts';
import { saveListChoice } from '../../../src/visitor/saveListChoice.ts';
import { failedList } from '../../../src/ui/list/failedList.tsx';
import { ListChoicesContext } from '../../../src/ui/list/listContext.ts';
import { at, routerAt } from '../testRouter.tsx';
import { ORDERS, SETTINGS } from './sampleList.ts';

const FailedList = failedList({ ...SETTINGS, name: 'orders', resource: ORDERS });
const refused = new GraphQLResponseError(200, [judged({ message: 'The color is not known.' })]);

/** The ways out of a list that failed, each with where it leads. */
function waysOut(address: string, error: WireError = refused): Record<string, string> {
  render(
    at(
      routerAt(address),
      <ListChoicesContext value={browserListChoices()}>
        <FailedList error={error} onRetry={() => {}} />
      </ListChoicesContext>,
    ),
  );
  const ways = screen.queryByRole('list', { name: 'Suggestions' });
  const links = ways ? within(ways).getAllByRole('link') : [];
  return Object.fromEntries(
    links.map((link) => [link.textContent, link.getAttribute('href') ?? '']),
  );
}

afterEach(() => {
  cleanup();
  saveListChoice('orders', NO_CHOICE);
});

test.each([
  ['nothing was asked for', '/orders', {}],
  [
    'a filter',
    '/orders?status=SHIPPED&sort=number',
    {
      'Clear search and filters': '/orders?sort=number',
      'Reset sorting': '/orders?status=SHIPPED',
    },
  ],
  ['a page', '/orders?after=x', { 'Go to the first page': '/orders' }],
  [
    'columns',
    '/orders?q=a&columns=color',
    {
      'Clear search and filters': '/orders?columns=color',
      'Reset columns': '/orders?q=a',
      'Show only the first column': '/orders?q=a&columns=_',
    },
  ],
])('a list that fails with %s offers each way to ask for less', (_what, address, ways) => {
  expect(waysOut(address)).toEqual(ways);
  expect(screen.getByRole('alert')).toHaveTextContent('The color is not known.');
});

test('columns that a person had chosen, and that fail the list, are forgotten on the way out', () => {
  saveListChoice('orders', { ...NO_CHOICE, columns: ['number', 'color'], density: 'compact' });
  expect(waysOut('/orders')).toEqual({
    'Reset columns': '/orders',
    'Show only the first column': '/orders?columns=_',
  });
  screen.getByRole('link', { name: 'Reset columns' }).click();
  expect(browserListChoices().orders).toMatch(/^~compact/);
});

test.each([
  ['took too long', new TimeoutError(1000), ['Reset sorting']],
  ['broke the backend', new ResponseError(500, ''), ['Reset sorting']],
  ['did not arrive', new NetworkError(), []],
  ['was not allowed', new ResponseError(403, ''), []],
])('what %s says where less may help, and only there', (_what, error, ways) => {
  expect(Object.keys(waysOut('/orders?sort=number', error))).toEqual(ways);
});
