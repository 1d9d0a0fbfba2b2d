/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { ResponseError } from '../../../src/relay/errors.ts';
import { serializeError } from '../../../src/relay/serializeError.ts';
import type { HandOver } from '../../../src/relay/handOver.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { browserListChoices } from '../../../src/visitor/listChoice.ts';
import { ListChoicesContext } from '../../../src/ui/list/listContext.ts';
import { defineNavigation } from '../../../src/address/navigation.ts';
import type { AppSettings } from '../../../src/settings/defineApp.ts';
import { AppFrame } from '../../../src/ui/shell/AppFrame.tsx';
import { Navigation } from '../../../src/ui/shell/Navigation.tsx';
import { Progress } from '../../../src/ui/shell/Progress.tsx';
import { ThemeSwitch } from '../../../src/ui/shell/ThemeSwitch.tsx';
import { chooseTheme, themeAttribute } from '../../../src/visitor/themeChoice.ts';
import { handOverOf, order, orderPage } from '../../relay/sampleQueries.ts';
import { scriptBackend, type ScriptedBackend } from '../../relay/scriptedBackend.ts';
import { FULL_ACCESS } from '../../../src/access/access.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt, type TestRouter } from '../testRouter.tsx';

const CUSTOMERS = {
  slug: 'customers',
  label: 'Customer',
  pluralLabel: 'Customers',
  description: 'Who buys.',
};
const RESOURCES = {
  main: [ORDERS, { slug: 'order-lines', label: 'Order line', pluralLabel: 'Order lines' }],
  more: [CUSTOMERS],
};
const NAVIGATION = defineNavigation({ resources: RESOURCES });

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend();
});
afterEach(() => backend.restore());

describe('the navigation', () => {
  function current(address: string): (string | null)[] {
    render(at(routerAt(address), <Navigation id="navigation" navigation={NAVIGATION} />));
    return screen
      .getAllByRole('link', { hidden: true, current: 'page' })
      .map(({ textContent }) => textContent);
  }

  test.each([
    ['/', ['Home']],
    ['/?x=1', ['Home']],
    ['/orders', ['Orders']],
    ['/orders?status=DRAFT', ['Orders']],
    ['/orders/7?tab=lines#top', ['Orders']],
    ['/order-lines/7', ['Order lines']],
    ['/customers/1', ['Customers']],
  ])('at %s marks %j', (address, expected) => {
    expect(current(address)).toEqual(expected);
  });

  test('marks nothing where one is at none of them', () => {
    render(at(routerAt('/other'), <Navigation id="navigation" navigation={NAVIGATION} />));
    expect(screen.queryByRole('link', { hidden: true, current: 'page' })).toBeNull();
  });

  test('shows its secondary resources as they were left, from the first render', () => {
    const painted = () =>
      renderToStaticMarkup(
        at(
          routerAt('/orders'),
          <ListChoicesContext value={browserListChoices()}>
            <Navigation id="navigation" navigation={NAVIGATION} />
          </ListChoicesContext>,
        ),
      );
    expect(painted()).not.toContain('<details open=""');
    render(at(routerAt('/orders'), <Navigation id="navigation" navigation={NAVIGATION} />));
    fireEvent.click(screen.getByText('More'));
    expect(painted()).toContain('<details open=""');
    fireEvent.click(screen.getByText('More'));
    expect(painted()).not.toContain('<details open=""');
  });

  test('shows groups of one’s own open, until somebody closes one', () => {
    const navigation = defineNavigation({
      resources: RESOURCES,
      groups: [{ label: 'Sales', items: [CUSTOMERS] }],
    });
    const painted = (path: string) =>
      renderToStaticMarkup(
        at(
          routerAt(path),
          <ListChoicesContext value={browserListChoices()}>
            <Navigation id="navigation" navigation={navigation} />
          </ListChoicesContext>,
        ),
      );
    expect(painted('/orders')).toContain('<details open=""');
    render(at(routerAt('/orders'), <Navigation id="navigation" navigation={navigation} />));
    fireEvent.click(screen.getByText('Sales'));
    expect(painted('/orders')).not.toContain('<details open=""');
    expect(painted('/customers/1')).toContain('<details open=""');
    fireEvent.click(screen.getByText('Sales'));
    expect(painted('/orders')).toContain('<details open=""');
  });

  test('leaves out what only joins others, also on its pages', () => {
    const joins = { slug: 'tag-links', label: 'Tag link', pluralLabel: 'Tag links' };
    const navigation = defineNavigation({ resources: { ...RESOURCES, joins: [joins] } });
    render(at(routerAt('/tag-links/7'), <Navigation id="navigation" navigation={navigation} />));
    expect(screen.queryByText('Tag links')).toBeNull();
    expect(screen.queryByRole('link', { hidden: true, current: 'page' })).toBeNull();
  });

  test('has groups, icons and pages of one’s own, and what no group names after them', () => {
    const navigation = defineNavigation({
      resources: { ...RESOURCES, hasTools: true },
      groups: [
        {
          label: 'Sales',
          items: [
            { ...CUSTOMERS, icon: () => <svg data-icon="customers" /> },
            { href: '/orders/rush', label: 'Rush orders' },
          ],
        },
      ],
    });
    render(at(routerAt('/orders/rush'), <Navigation id="navigation" navigation={navigation} />));
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Customers', '/customers'],
      ['Rush orders', '/orders/rush'],
      ['Orders', '/orders'],
      ['Order lines', '/order-lines'],
      ['Tools', '/tools'],
    ]);
    expect(links[1].querySelector('[aria-hidden] > [data-icon=customers]')).not.toBeNull();
    const sales = within(screen.getByRole('list', { name: 'Sales', hidden: true }));
    expect(sales.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(
      'Rush orders',
    );
  });

  test('has the icons of a closed group once it is opened, so that a large schema weighs on no page', () => {
    const icon = () => <svg data-icon="customers" />;
    const groups = [{ label: 'Sales', collapsed: true, items: [{ ...CUSTOMERS, icon }] }];
    const navigation = defineNavigation({ resources: RESOURCES, groups });
    const { container } = render(
      at(routerAt('/orders'), <Navigation id="navigation" navigation={navigation} />),
    );
    const link = screen.getByRole('link', { name: 'Customers', hidden: true });
    expect(link.outerHTML).toBe('<a href="/customers">Customers</a>');
    const group = container.querySelector('details');
    if (group) fireEvent(group, new Event('toggle'));
    expect(link.querySelector('[aria-hidden] > [data-icon=customers]')).not.toBeNull();
  });

  test('that is open on a phone closes on navigation', () => {
    const router = routerAt('/orders');
    const { unmount } = render(at(router, <Navigation id="navigation" navigation={NAVIGATION} />));
    const navigation = screen.getByRole('navigation', { hidden: true });
    const hidePopover = jest.fn();
    let isOpen = true;
    // jsdom knows no popovers.
    Object.assign(navigation, {
      matches: (selector: string) => selector === ':popover-open' && isOpen,
      hidePopover,
    });
    router.events.emit('routeChangeStart');
    expect(hidePopover).toHaveBeenCalledTimes(1);
    isOpen = false;
    router.events.emit('routeChangeStart');
    expect(hidePopover).toHaveBeenCalledTimes(1);
    unmount();
    expect(router.listening()).toBe(0);
  });
});

describe('the sign of progress', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function start(): TestRouter {
    const router = routerAt('/');
    render(at(router, <Progress />));
    act(() => router.events.emit('routeChangeStart'));
    return router;
  }
  const isShown = () => screen.queryByRole('progressbar') !== null;

  test('appears when waiting becomes noticeable', () => {
    start();
    act(() => jest.advanceTimersByTime(199));
    expect(isShown()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isShown()).toBe(true);
  });

  test('says so when it takes long, and gives up by going where one is', async () => {
    const router = start();
    const replace = jest.fn(() => Promise.resolve(true));
    Object.assign(router, { replace });
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.queryByText('The backend takes long to answer this.')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(await screen.findByRole('status')).toHaveTextContent('takes long');
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(replace).toHaveBeenCalledWith('/', undefined, { scroll: false });
    act(() => router.events.emit('routeChangeError'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each(['routeChangeComplete', 'routeChangeError'])(
    'goes on %s, and does not come after',
    (event) => {
      const router = start();
      act(() => jest.advanceTimersByTime(300));
      act(() => router.events.emit(event));
      expect(isShown()).toBe(false);
      act(() => router.events.emit('routeChangeStart'));
      act(() => router.events.emit(event));
      act(() => jest.advanceTimersByTime(300));
      expect(isShown()).toBe(false);
    },
  );
});

describe('the colours', () => {
  afterEach(() => act(() => chooseTheme('system')));

  test('go round with a button that says what it will do, and are remembered', () => {
    render(<ThemeSwitch />);
    const steps = [
      ['Theme: system. Switch to light', undefined, 'theme=system'],
      ['Theme: light. Switch to dark', 'light', 'theme=light'],
      ['Theme: dark. Switch to system', 'dark', 'theme=dark'],
      ['Theme: system. Switch to light', undefined, 'theme=system'],
    ] as const;
    steps.forEach(([name, attribute, cookie], step) => {
      const button = screen.getByRole('button', { name });
      expect(document.documentElement.dataset.theme).toBe(attribute);
      if (step > 0) expect(document.cookie).toContain(cookie);
      fireEvent.click(button);
    });
  });

  test('that were chosen before are known from the start', () => {
    document.documentElement.dataset.theme = 'dark';
    expect(renderToStaticMarkup(<ThemeSwitch />)).toContain('Theme: system');
    render(<ThemeSwitch />);
    expect(screen.getByRole('button', { name: /^Theme: dark/ })).toBeInTheDocument();
  });

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', undefined],
    ['"><script>', undefined],
    [undefined, undefined],
  ])('out of the cookie %j are %j', (cookie, expected) => {
    expect(themeAttribute(cookie)).toBe(expected);
  });
});

describe('the frame around a page', () => {
  const ORDER = orderPage('1');
  const PAGE = handOverOf(ORDER, { data: { order: order('1') } });

  function frame(
    handOver: HandOver | null,
    children = <p>The page</p>,
    app: AppSettings = { name: 'Frontage' },
  ) {
    const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
    const page = new LoadedPage(environment, { order: ORDER });
    page.take(handOver ? { order: handOver } : {});
    const locale = { language: 'en', timeZone: 'UTC', now: 0 };
    return render(
      at(
        routerAt('/orders/1'),
        <RelayEnvironmentProvider environment={environment}>
          <AppFrame
            app={app}
            page={page}
            navigation={NAVIGATION}
            loadPalette={() => Promise.resolve({ searches: [], tools: [] })}
            access={FULL_ACCESS}
            locale={locale}
            languages={[]}
            lists={{}}
            canSignOut={false}
            address="/orders/1"
          >
            {children}
          </AppFrame>
        </RelayEnvironmentProvider>,
      ),
    );
  }

  /** The shell stands, with a way out of wherever one is. */
  function expectShell(): void {
    expect(screen.getByRole('link', { name: 'Frontage' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('navigation', { name: 'Main', hidden: true })).toBeInTheDocument();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  }

  test('has the name and the logo that the app was given', () => {
    const logo = { src: '/acme.svg', dark: '/acme-dark.svg', width: 80, height: 24 };
    frame(PAGE, undefined, { name: 'Acme', logo });
    const images = within(screen.getByRole('link', { name: /Acme/ })).getAllByRole('img');
    expect(images.map((image) => image.getAttribute('src'))).toEqual([logo.src, logo.dark]);
    for (const image of images) expect(image).toHaveAttribute('width', '80');
    cleanup();
    frame(PAGE, undefined, { name: 'Acme', logo: { ...logo, withName: true } });
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveTextContent('Acme');
  });

  test('holds the page', () => {
    frame(PAGE);
    expect(within(screen.getByRole('main')).getByText('The page')).toBeInTheDocument();
    expectShell();
  });

  test('holds its place while it is awaited', () => {
    frame(null);
    expect(
      within(screen.getByRole('main')).getByRole('status', { name: 'Loading' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('The page')).toBeNull();
    expectShell();
  });

  test('stays when the page cannot be loaded', () => {
    const error = serializeError(new ResponseError(404, 'no', null));
    frame(handOverOf(ORDER, null, { error }));
    expect(within(screen.getByRole('main')).getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('The page')).toBeNull();
    expectShell();
  });

  test('stays when the page fails while it renders', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Broken(): never {
      throw new Error('boom');
    }
    frame(PAGE, <Broken />);
    complaints.mockRestore();
    expect(within(screen.getByRole('main')).getByRole('alert')).toBeInTheDocument();
    expectShell();
  });
});
