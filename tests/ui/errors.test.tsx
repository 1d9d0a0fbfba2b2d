/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { judged } from '../../src/relay/errorCodes.ts';
import {
  GraphQLResponseError,
  NetworkError,
  ParseError,
  ResponseError,
  TimeoutError,
} from '../../src/relay/errors.ts';
import type { GraphQLErrorEntry, WireError } from '../../src/relay/errors.ts';
import { releases } from '../../src/relay/release.ts';
import { reachability } from '../../src/relay/reachability.ts';
import { AccessContext } from '../../src/ui/access/useAccess.ts';
import { adviceOn } from '../../src/ui/errors/advice.ts';
import type { Place, Remedy } from '../../src/ui/errors/errorWords.ts';
import { ErrorPanel } from '../../src/ui/errors/ErrorPanel.tsx';
import { ErrorScreen } from '../../src/ui/errors/ErrorScreen.tsx';
import { FieldError } from '../../src/ui/errors/FieldError.tsx';
import { NotFound } from '../../src/ui/errors/NotFound.tsx';
import { UnreadValues } from '../../src/ui/errors/UnreadValues.tsx';
import { StatusNotices } from '../../src/ui/errors/StatusNotices.tsx';
import { ScreenBoundary } from '../../src/ui/errors/ScreenBoundary.tsx';
import { LocaleContext } from '../../src/ui/locale/useLocale.ts';
import type { Locale } from '../../src/locale/locale.ts';
import { SignIn } from '../../src/ui/signIn/SignIn.tsx';
import { speak } from '../locale/speak.ts';

function show(children: ReactNode, query: Record<string, string> = {}) {
  const router = { asPath: '/orders?status=open', query } as unknown as NextRouter;
  const around = ({ children: inner }: { children: ReactNode }) => (
    <RouterContext value={router}>{inner}</RouterContext>
  );
  return render(children, { wrapper: around });
}

const LOCALE: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

const graphQL = (code: string, message = 'Boom') =>
  new GraphQLResponseError(200, [judged({ message, path: ['a', 0], extensions: { code } })]);

describe('the advice on an error', () => {
  test.each<[string, WireError, RegExp, Remedy[]]>([
    ['no answer', new NetworkError(), /cannot be reached/, ['retry']],
    ['a time-out', new TimeoutError(30_000), /too long.*30 seconds/, ['retry']],
    ['a short time-out', new TimeoutError(250), /250 ms/, ['retry']],
    ['302', new ResponseError(302, ''), /redirects/, ['reload']],
    ['400', new ResponseError(400, ''), /refused.*400/, ['retry']],
    ['401', new ResponseError(401, ''), /Sign in/, ['signIn']],
    ['403', new ResponseError(403, ''), /permission to view/, ['signIn']],
    ['404', new ResponseError(404, ''), /Nothing was found at the backend.*endpoint/, ['retry']],
    ['413', new ResponseError(413, ''), /too large/, []],
    ['429', new ResponseError(429, '', 7), /Too many.*Wait 7 seconds/, ['retry']],
    ['429 without a time', new ResponseError(429, ''), /Wait a moment/, ['retry']],
    ['503', new ResponseError(503, ''), /backend failed.*503/, ['retry']],
    [
      'HTML',
      new ParseError(200, 'text/html', '<html>'),
      /not respond with GraphQL.*endpoint/,
      ['retry'],
    ],
    ['half an answer', new ParseError(200, '', '', { reason: 'truncated' }), /cut off/, ['retry']],
    ['a huge answer', new ParseError(200, '', '', { reason: 'tooLarge' }), /too large.*fewer/, []],
    ['parts', new ParseError(200, '', '', { reason: 'incremental' }), /incremental/, []],
    ['UNAUTHENTICATED', graphQL('UNAUTHENTICATED'), /Sign in/, ['signIn']],
    ['invalid-jwt', graphQL('invalid-jwt'), /Sign in/, ['signIn']],
    ['PermissionDenied', graphQL('PermissionDenied'), /permission/, ['signIn']],
    ['AUTH_NOT_AUTHORIZED', graphQL('AUTH_NOT_AUTHORIZED'), /permission/, ['signIn']],
    ['NOT_FOUND', graphQL('NOT_FOUND'), /Not found/, ['retry']],
    [
      'an operation the gateway does not know',
      graphQL('UNKNOWN_OPERATION'),
      /out of date/,
      ['reload'],
    ],
    ...[
      'Cannot query field "total" on type "Order".',
      'Unknown argument "first" on field "Query.orders".',
      'Unknown type "OrderInput".',
      "field 'total' not found in type: 'orders'",
      'Field "total" is not defined by type "OrderInput".',
      "Field 'total' doesn't exist on type 'Order'",
    ].map((message): [string, WireError, RegExp, Remedy[]] => [
      `a changed schema: ${message}`,
      graphQL('GRAPHQL_VALIDATION_FAILED', message),
      /out of date/,
      ['reload'],
    ]),
    ...[
      'Unknown directive "@include".',
      'Variable "$first" of required type "Int!" was not provided.',
      'Query is too deep.',
    ].map((message): [string, WireError, RegExp, Remedy[]] => [
      `a document that is not accepted: ${message}`,
      graphQL('GRAPHQL_VALIDATION_FAILED', message),
      /reported an error .*(directive|Variable|deep)/,
      ['retry'],
    ]),
    [
      'a statement',
      graphQL('INTERNAL', 'insert into "books" ("name") values ($1) - name is required'),
      /reported an error name is required$/,
      ['retry'],
    ],
    ['any other', graphQL('INTERNAL'), /reported an error Boom/, ['retry']],
  ])('%s says what it is and what to do', (_name, error, words, remedies) => {
    const advice = adviceOn(error, 'screen', LOCALE);
    expect(`${advice.title} ${advice.explanation}`).toMatch(words);
    expect(advice.remedies).toEqual(remedies);
    expect(advice.details.join()).toContain(error.name);
  });

  test('what the role of a person lacks is said as such, and signing in again is not offered', () => {
    const said = (place: 'screen' | 'form', role: string | null) =>
      adviceOn(graphQL('FORBIDDEN_FOR_ROLE'), place, LOCALE, { role }).explanation;
    expect(said('screen', 'WAREHOUSE')).toBe('Your role, Warehouse, may not see this.');
    expect(said('form', 'WAREHOUSE')).toBe('Your role, Warehouse, may not do this.');
    const circumstances = { role: 'WAREHOUSE' };
    const { remedies } = adviceOn(graphQL('FORBIDDEN_FOR_ROLE'), 'screen', LOCALE, circumstances);
    expect(remedies).toEqual([]);
    expect(said('screen', null)).toContain('ask your administrator');
  });

  test.each([
    ['Forbidden', 'You do not have permission to view this'],
    ['PetNotFound', 'Not found'],
    ['Quota', 'The backend reported an error'],
  ])('says of a %s in place of a value what the backend says to people', (code, title) => {
    const refusal = (said: string) =>
      new GraphQLResponseError(200, [
        judged({ message: 'Ask the vet.', path: ['pets'], extensions: { code, refusal: said } }),
      ]);
    const advice = adviceOn(refusal('message'), 'screen', LOCALE);
    expect(advice).toMatchObject({ title, explanation: 'Ask the vet.' });
    const bare = adviceOn(refusal('type'), 'screen', LOCALE);
    expect(bare.title).toBe(title);
    if (code !== 'Quota') expect(bare.explanation).not.toContain('Ask the vet.');
  });

  test('every status from 100 to 599 has advice, different for each kind', () => {
    const titles = new Set<string>();
    for (let status = 100; status < 600; status += 1) {
      const { title, explanation } = adviceOn(new ResponseError(status, ''), 'screen', LOCALE);
      expect(explanation).not.toBe('');
      titles.add(title);
    }
    const others = [
      new NetworkError(),
      new TimeoutError(1),
      new ParseError(200, '', ''),
      graphQL(''),
    ];
    for (const error of others)
      expect(titles).not.toContain(adviceOn(error, 'screen', LOCALE).title);
    expect(titles.size).toBe(8);
  });

  test.each<[WireError, boolean]>([
    [new NetworkError(), true],
    [new TimeoutError(5), true],
    [new ParseError(200, '', ''), true],
    [new ResponseError(502, ''), true],
    [new ResponseError(403, ''), false],
    [graphQL('FORBIDDEN'), false],
  ])('beside a form, %s leaves open whether the change happened: %s', (error, isOpen) => {
    const { explanation } = adviceOn(error, 'form', LOCALE);
    expect(explanation.includes('is not known')).toBe(isOpen);
    expect(adviceOn(error, 'screen', LOCALE).explanation).not.toContain('is not known');
  });

  test('a message that many fields share appears once', () => {
    const errors = Array.from({ length: 9 }, () => judged({ message: 'Boom' }));
    expect(adviceOn(new GraphQLResponseError(200, errors), 'panel', LOCALE).explanation).toBe(
      'Boom',
    );
  });
});

describe('an error screen', () => {
  test('is announced, and tries again when asked to', async () => {
    const retry = jest.fn();
    show(<ErrorScreen error={new NetworkError()} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The backend cannot be reached');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('leads to signing in and back', () => {
    show(<ErrorScreen error={new ResponseError(401, '')} />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Forders%3Fstatus%3Dopen',
    );
  });

  test('folds what only developers want to know', () => {
    show(<ErrorScreen error={new ParseError(200, 'text/html', '<b>Welcome</b>')} />);
    const details = screen.getByText(/text\/html/).closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('<b>Welcome</b>');
  });

  test('offers no button that does nothing', () => {
    show(<ErrorPanel error={new NetworkError()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('to somebody who could sign in and has not', () => {
  const error = (message: string, code?: string) =>
    new GraphQLResponseError(200, [judged({ message, ...(code && { extensions: { code } }) })]);

  test.each<[string, WireError]>([
    ['401', new ResponseError(401, '')],
    ['403', new ResponseError(403, '')],
    ['UNAUTHENTICATED', error('Boom', 'UNAUTHENTICATED')],
    ['FORBIDDEN', error('Boom', 'FORBIDDEN')],
    ['a public schema that is smaller', error('Cannot query.', 'GRAPHQL_VALIDATION_FAILED')],
    ['Django', error('You do not have permission to perform this action')],
    ['graphql-ruby', error('You must be logged in to see this')],
    ['a resolver', error('Not authenticated', 'INTERNAL_SERVER_ERROR')],
    ['PostgreSQL', error('permission denied for table orders', '42501')],
    ['PostgreSQL behind a server that hides codes', error('permission denied for table orders')],
  ])('%s is led to signing in and back', (_name, refused) => {
    show(
      <AccessContext value={{ role: null, denied: {}, isSignedOut: true }}>
        <ErrorScreen error={refused} />
      </AccessContext>,
    );
    expect(screen.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Forders%3Fstatus%3Dopen',
    );
    expect(screen.queryByText(/for your account|reported an error/)).toBeNull();
  });

  test('an error that may have another reason keeps its words, and signing in is offered', () => {
    show(
      <AccessContext value={{ role: null, denied: {}, isSignedOut: true }}>
        <ErrorScreen error={error('The year is over.')} />
      </AccessContext>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /This could not be shown.*The year is over\..*not signed in/,
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('a fault of the backend is not called one of signing in', () => {
    const advice = adviceOn(new ResponseError(503, ''), 'screen', LOCALE, { isSignedOut: true });
    expect(advice).toMatchObject({ title: 'The backend failed', remedies: ['retry'] });
  });

  test('a record that is not there may be one for people who are signed in', () => {
    const orders = { slug: 'orders', label: 'Order', pluralLabel: 'Orders', type: 'Order' };
    show(
      <AccessContext value={{ role: null, denied: {}, isSignedOut: true }}>
        <NotFound resource={orders} />
      </AccessContext>,
    );
    expect(screen.getByText(/only to people who are signed in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test('what is not finished stays open while one signs in', () => {
  show(<ErrorPanel error={new ResponseError(401, '')} place="work" />);
  const link = screen.getByRole('link', { name: 'Sign in in a new tab' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/sign-in?returnTo=%2F');
});

test('messages of a form are no reason to sign in: a field may ask for a token', () => {
  const refused = new GraphQLResponseError(200, [
    judged({ message: 'The access token has expired' }),
  ]);
  expect(adviceOn(refused, 'form', LOCALE).title).toBe('The backend reported an error');
});

/** An error as Relay catches it: without its message. */
function refusedBy(error: GraphQLErrorEntry): object {
  const { message: _, ...caught } = judged(error);
  return caught;
}

describe('a value that could not be given', () => {
  test.each([
    [
      [refusedBy({ message: 'No', extensions: { code: 'FORBIDDEN' } })],
      'You do not have permission to view this',
    ],
    [
      [refusedBy({ message: 'No', extensions: { code: 'UNAUTHENTICATED' } })],
      'You do not have permission to view this',
    ],
    [
      [refusedBy({ message: 'permission denied for table invoices' })],
      'You do not have permission to view this',
    ],
    [[{ path: ['a'] }], 'The backend could not return this'],
    [[{ path: ['a'], extensions: { code: 'TIMEOUT' } }], 'The backend could not return this'],
    [[null, 'x'], 'The backend could not return this'],
    [[], 'The backend could not return this'],
  ])('%j reads "%s"', (errors, text) => {
    show(<FieldError errors={errors} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('required values that could not be read', () => {
  const unread = (key: string, row: number, code = 'FAILED') =>
    judged({ message: `No ${key}`, path: ['orders', row, key], extensions: { code } });

  test('are named once each, with what the backend says and a way to try again', async () => {
    const onRetry = jest.fn();
    const errors = [unread('unitPrice', 0), unread('unitPrice', 1), unread('weight', 1)];
    show(<UnreadValues errors={errors} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Some values could not be read.*Unit price and Weight\..*No unitPrice No weight/,
    );
    await userEvent.click(screen.getByText('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('and rows that were not given are counted, with what the backend says of them', () => {
    const row = (message: string, index: number) =>
      judged({
        message,
        path: ['visits', index],
        extensions: { code: 'NotFound', refusal: 'message', isOfRow: true },
      });
    const errors = [unread('weight', 0), row('It is sealed', 1), row('It has moved', 4)];
    show(<UnreadValues errors={errors} onRetry={jest.fn()} />);
    const [values, rows] = screen.getAllByRole('alert');
    expect(values).toHaveTextContent(/Some values could not be read.*Weight\..*No weight/);
    expect(rows).toHaveTextContent(
      /Some rows could not be read.*2 rows are left out.*It is sealed It has moved/,
    );
  });

  test('say that it is for the person’s account, where that is why', () => {
    show(<UnreadValues errors={[unread('salary', 0, 'FORBIDDEN')]} onRetry={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Salary\..*refused this for your account/);
  });
});

describe('a screen that fails to render', () => {
  let failure: unknown;
  function Fragile() {
    if (failure) throw failure;
    return <p>All is well</p>;
  }
  const page = (resetKey: string) => (
    <>
      <nav>Shell</nav>
      <ScreenBoundary resetKey={resetKey}>
        <Fragile />
      </ScreenBoundary>
    </>
  );

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    failure = new TypeError('x is undefined');
  });
  afterEach(() => jest.restoreAllMocks());

  test('leaves the shell, and comes back when tried again', async () => {
    show(page('/a'));
    expect(screen.getByText('Shell')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByText('TypeError: x is undefined')).toBeInTheDocument();
    failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  test('is forgotten with the next address, and only then', () => {
    const { rerender } = show(page('/a'));
    failure = null;
    rerender(page('/a'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(page('/b'));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  test('for want of an answer says so', () => {
    failure = new NetworkError();
    show(page('/a'));
    expect(screen.getByRole('alert')).toHaveTextContent('The backend cannot be reached');
  });
});

describe('a lost connection', () => {
  afterEach(() => act(() => reachability.reportSuccess()));

  test('is noticed by the browser’s word, and so is its return', () => {
    show(<StatusNotices />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is noticed by calls that get no answer, and by no other failure', () => {
    show(<StatusNotices />);
    act(() => reachability.reportFailure(new NetworkError()));
    expect(screen.getByRole('status')).toHaveTextContent('cannot be reached');
    act(() => reachability.reportFailure(new ResponseError(500, '')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => reachability.reportFailure(new Error('Some fault of our own')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is over once the backend answers again, though the page asks for nothing', async () => {
    jest.useFakeTimers();
    const answers = [Promise.reject(new TypeError('No answer')), { ok: false }, { ok: true }];
    const ask = jest.fn(() => Promise.resolve(answers.shift()));
    Object.assign(globalThis, { fetch: ask });
    const { unmount } = show(<StatusNotices />);
    act(() => reachability.reportFailure(new NetworkError()));
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status')).toHaveTextContent('cannot be reached');
    // Who is connected again does not wait.
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(ask).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(ask).toHaveBeenCalledTimes(3);
    act(() => reachability.reportFailure(new NetworkError()));
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

test('a newer release is offered, an older one is not', () => {
  show(<StatusNotices />);
  releases.start('2000.b');
  act(() => releases.reportResponse('1000.a'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => releases.reportResponse('3000.c'));
  expect(screen.getByRole('status')).toHaveTextContent('A new version of the app is available.');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
});

test('a record that is not there leads to its list', () => {
  const orders = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
  show(<NotFound resource={orders} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Order not found');
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
});

describe('in another language', () => {
  const inLanguage = (locale: Locale, children: ReactNode) =>
    show(<LocaleContext value={locale}>{children}</LocaleContext>);

  test('an error and its advice use numbers and units of that language', () => {
    inLanguage(speak('de'), <ErrorPanel error={new TimeoutError(30_000)} onRetry={() => {}} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Das hat zu lange gedauert');
    expect(alert).toHaveTextContent('innerhalb von 30 Sekunden nicht geantwortet');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    expect(alert).toHaveTextContent('Technische Details');
  });

  test('sentences follow each other without a space where there is none', () => {
    const { explanation } = adviceOn(new NetworkError(), 'form', speak('zh'));
    expect(explanation).toBe(
      '没有收到响应。可能是您的网络连接已断开，或后端正在重启。您的更改是否已保存尚不清楚：重新提交前请先查看。您输入的内容仍在。',
    );
  });

  test('a resource is called what the team calls it in that language', () => {
    const orders = { slug: 'orders', label: 'Order', pluralLabel: 'Orders' };
    const french = speak('fr', { Order: 'Commande', Orders: 'Commandes' });
    inLanguage(french, <NotFound resource={orders} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Introuvable : Commande');
    expect(screen.getByRole('link')).toHaveTextContent('Voir la liste : commandes');
  });
});

describe('the sign-in screen', () => {
  test('is a form that works without scripts and brings one back', () => {
    show(<SignIn headers={['authorization']} />, { returnTo: '/orders/7' });
    const form = screen.getByLabelText('Token').closest('form')!;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/session');
    expect(new FormData(form).get('returnTo')).toBe('/orders/7');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['CREDENTIAL_REFUSED', 'does not accept this token'],
    ['BACKEND_UNAVAILABLE', 'could not be checked'],
  ])('says why the last try failed: %s', (problem, words) => {
    show(<SignIn headers={['authorization']} />, { problem });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Token')).toHaveAccessibleDescription(new RegExp(words));
  });

  test('says that signing in failed where it does not know why', () => {
    show(<SignIn headers={['authorization']} />, { problem: 'toString' });
    expect(screen.getByRole('alert')).toHaveTextContent('Signing in failed');
  });
});

test('only what a page asks for by itself is said to be tried again', () => {
  const saying = (place: Place) => adviceOn(new NetworkError(), place, LOCALE).explanation;
  for (const place of ['screen', 'panel'] as const)
    expect(saying(place)).toContain('This page keeps retrying.');
  for (const place of ['form', 'work'] as const)
    expect(saying(place)).not.toContain('keeps retrying');
});
