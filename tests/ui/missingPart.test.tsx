/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createEnvironment } from '../../src/relay/environment.ts';
import { LoadedPage } from '../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../src/relay/pageContext.tsx';
import { LazyMenu } from '../../src/ui/list/LazyMenu.tsx';
import { useMissingParts, WhileLoading } from '../../src/ui/errors/MissingPart.tsx';
import { Toasts } from '../../src/ui/toasts/Toasts.tsx';
import { latestToasts } from '../../src/ui/toasts/toasts.ts';
import { at, routerAt } from './testRouter.tsx';

/** What `import()` fails with when a file of the app does not come. */
const missing = () =>
  Object.assign(new Error('Failed to load chunk 1.js'), { name: 'ChunkLoadError' });

/** Renders at an address, on a page that needs nothing of the backend. */
function show(children: ReactNode) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const page = new LoadedPage(environment, {});
  const below = <LoadedPageProvider page={page}>{children}</LoadedPageProvider>;
  return render(at(routerAt('/orders?page=2'), below));
}

const reject = (reason: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });

function App() {
  useMissingParts();
  return <Toasts />;
}

/** Shows toasts, with the list of them, which is loaded with the first one. */
async function showToasts() {
  show(<App />);
  if (latestToasts().length > 0)
    await screen.findByRole('complementary', { name: 'Notifications' });
}

test('a part of the app that fails to load says so, with what can be done', async () => {
  await showToasts();
  reject(missing());
  expect(screen.getByRole('status')).toHaveTextContent(
    /could not be loaded.*Try again, or reload the page/,
  );
  // What is said stands in the corner, too, once its looks are there.
  expect(await screen.findByRole('complementary', { name: 'Notifications' })).toBeInTheDocument();
});

test.each([
  ['a fault', new Error('Boom')],
  ['no error', 'left'],
  ['nothing', undefined],
])('%s is not called a missing part', async (_name, reason) => {
  await showToasts();
  const before = latestToasts().length;
  reject(reason);
  expect(latestToasts()).toHaveLength(before);
});

test('a menu whose code does not come says so in its place, and can be tried again', async () => {
  let isThere = false;
  const Panel = () => <p>Saved views</p>;
  const load = () => (isThere ? Promise.resolve({ default: Panel }) : Promise.reject(missing()));
  const { container } = show(<LazyMenu label="Views" load={load} content={{}} />);
  // jsdom knows no popovers: what the browser would say when this one opens.
  const opened = Object.assign(new Event('toggle'), { newState: 'open' });
  fireEvent(container.querySelector('[popover]') as HTMLElement, opened);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved views')).toBeInTheDocument();
});

test('nothing is shown while a part loads', () => {
  const { container } = show(<WhileLoading isLoading pastDelay />);
  expect(container).toBeEmptyDOMElement();
});

test('the message for a part that failed to load retries, or reloads the page', async () => {
  const retry = jest.fn();
  show(<WhileLoading error={missing()} retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Reload page' })).toHaveAttribute(
    'href',
    '/orders?page=2',
  );
});
