/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { Profiler, type ReactNode } from 'react';
import { PageLink, type PageLinkProps } from '../../src/ui/PageLink.tsx';

const router = {
  push: jest.fn(() => Promise.resolve(true)),
  replace: jest.fn(() => Promise.resolve(true)),
};
beforeEach(() => jest.clearAllMocks());

/** Each page has a router of its own, as Next.js gives it. */
function onPage(children: ReactNode) {
  const value = { ...router } as unknown as NextRouter;
  return <RouterContext value={value}>{children}</RouterContext>;
}

function show(props: Partial<PageLinkProps> = {}, Around: 'div' | 'svg' = 'div') {
  render(
    onPage(
      <Around>
        <PageLink href="/orders?sort=number" {...props}>
          Orders
        </PageLink>
      </Around>,
    ),
  );
  return screen.getByText('Orders');
}

/** @returns whether the browser is left to follow the link */
function press(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(link, init);
  // What is left to it, jsdom says that it cannot do.
  const ends = (end: Event) => {
    left = !end.defaultPrevented;
    end.preventDefault();
  };
  let left = false;
  document.addEventListener('click', ends, { once: true });
  fireEvent(link, event);
  return left;
}

test('a link leads to its page within the app, from the top of it', () => {
  const link = show();
  expect(link.getAttribute('href')).toBe('/orders?sort=number');
  expect(press(link)).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/orders?sort=number', undefined, { scroll: true });
});

test('it stays where the page is scrolled to, and takes the place of the present page, where it says so', () => {
  press(show({ scroll: false, replace: true }));
  expect(router.replace).toHaveBeenCalledWith('/orders?sort=number', undefined, { scroll: false });
  expect(router.push).not.toHaveBeenCalled();
});

test.each<[string, Partial<PageLinkProps>, MouseEventInit]>([
  ['a tab is opened by ⌘', {}, { metaKey: true }],
  ['a tab is opened by Ctrl', {}, { ctrlKey: true }],
  ['a window is opened by Shift', {}, { shiftKey: true }],
  ['it is saved by Alt', {}, { altKey: true }],
  ['a tab is opened by the middle button', {}, { button: 1 }],
  ['it leads to another tab', { target: '_blank' }, {}],
  ['it is a file', { download: '' }, {}],
])('it is left to the browser where %s', (_case, props, init) => {
  expect(press(show(props), init)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('it goes nowhere where what is done with it says so', () => {
  expect(press(show({ onClick: (event) => event.preventDefault() }))).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test('it leads on within a drawing', () => {
  expect(press(show({}, 'svg'))).toBe(false);
  expect(router.push).toHaveBeenCalledTimes(1);
});

test('without a router around it, it is a link', () => {
  render(<PageLink href="/orders">Orders</PageLink>);
  expect(press(screen.getByText('Orders'))).toBe(true);
});

test('a link whose address changes with the page renders once, and is not watched for coming in sight', () => {
  const observe = jest.fn();
  const Observer = jest.fn(() => ({ observe, unobserve: () => {}, disconnect: () => {} }));
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const onRender = jest.fn();
  const page = (number: number) =>
    onPage(
      <Profiler id="link" onRender={onRender}>
        <PageLink href={`/orders?page=${number}`}>Next</PageLink>
      </Profiler>,
    );
  const { rerender } = render(page(2));
  rerender(page(3));
  expect(screen.getByText('Next').getAttribute('href')).toBe('/orders?page=3');
  expect(onRender).toHaveBeenCalledTimes(2);
  expect(observe).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
