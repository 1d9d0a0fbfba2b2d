import type { NextApiRequest, NextApiResponse } from 'next';
import './belowPath.ts';
import { answerApiRoute } from '../../../src/server/apiRoute.ts';
import { listen, type RunningApp } from '../appServer.ts';
import { beginning, startAppWithProvider, type AppWithProvider } from './appWithProvider.ts';
import { VisitorBrowser } from './visitorBrowser.ts';

const PROXY = 'https://back.example';

/** The API route below a path, as Next.js calls it: without the path, and with the rest as a query. */
function startApiRoute(): Promise<RunningApp> {
  return listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://app');
    if (!url.pathname.startsWith('/office/api/')) return void response.end('a page');
    const route = url.pathname.slice('/office/api/'.length).split('/');
    request.url = request.url?.slice('/office'.length);
    const call = Object.assign(request, { query: { route } }) as unknown as NextApiRequest;
    void answerApiRoute(call, response as NextApiResponse);
  });
}

let app: AppWithProvider;

beforeAll(async () => {
  app = await startAppWithProvider(600, {
    start: startApiRoute,
    address: `${PROXY}/office`,
    environment: { FRONTAGE_ORIGIN: PROXY, FRONTAGE_TRUST_PROXY: '1' },
  });
});
afterAll(() => app.stop());

/** A browser that reaches the app through its proxy. */
function visitor(): VisitorBrowser {
  const browser = new VisitorBrowser();
  browser.proxies.set(PROXY, app.server);
  return browser;
}

test('signing in leads to the provider and back below the path, with cookies for it alone', async () => {
  await app.provider.behave({ account: 'ada' });
  const browser = visitor();
  const { url } = await browser.open(beginning(app.origin, '/orders?sort=number'));
  expect(url.href).toBe(`${PROXY}/office/orders?sort=number`);
  const asked = new URL(browser.visited.find((each) => each.includes('/auth?')) ?? '');
  expect(asked.searchParams.get('redirect_uri')).toBe(`${PROXY}/office/api/session/callback`);
  expect(await app.call(browser)).toBe(200);
  const cookies = browser.received.get(PROXY) ?? [];
  expect(cookies.map((cookie) => cookie.split('=')[0])).toContain('__Secure-frontage-session');
  for (const cookie of cookies) {
    const [name = '', ...attributes] = cookie.split('; ');
    expect(attributes).toEqual(expect.arrayContaining(['Path=/office', 'Secure', 'SameSite=Lax']));
    // The browser's stores read one that says whose they are no longer; it is no secret.
    if (!name.startsWith('frontage-signed-out='))
      expect([name, ...attributes].join('; ')).toMatch(/^__Secure-.*; HttpOnly/);
  }
});

test('signing out leads to the provider, which leads back below the path', async () => {
  await app.provider.behave({ account: 'ada' });
  const browser = visitor();
  await browser.open(beginning(app.origin, '/orders'));
  const response = await browser.send(new URL(`${app.origin}/api/session`), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PROXY },
    body: 'action=sign-out',
  });
  const leave = new URL(response.headers.get('location') ?? '', app.origin);
  expect(leave.href.split('?')[0]).toBe(`${app.origin}/api/session/leave`);
  const { response: leaving } = await browser.open(leave.href);
  const [, end = ''] = /^0; url=(.*)$/.exec(leaving.headers.get('refresh') ?? '') ?? [];
  expect(new URL(end).searchParams.get('post_logout_redirect_uri')).toBe(`${app.origin}/sign-in`);
  expect(await app.call(browser)).toBe(401);
});

test('an answer for nobody leads to the sign-in screen below the path', async () => {
  const { url } = await visitor().open(`${app.origin}/api/session/callback?code=none&state=none`);
  expect(url.href.split('?')[0]).toBe(`${app.origin}/sign-in`);
});
