import { setClock } from '../setClock.ts';
import { beginning, startAppWithProvider, type AppWithProvider } from './appWithProvider.ts';
import { VisitorBrowser } from './visitorBrowser.ts';

/** Seconds that an access token lives. */
const LIFETIME = 10;

let app: AppWithProvider;

beforeAll(async () => {
  app = await startAppWithProvider(LIFETIME);
});
afterAll(() => app.stop());
afterEach(() => {
  jest.useRealTimers();
});

/** Sets the app's clock ahead. */
function after(seconds: number): void {
  setClock(Date.now() + seconds * 1_000);
}

/** Where a browser gets that is sent to the app with the provider's answer. */
async function finish(browser: VisitorBrowser, answer: URL): Promise<string> {
  const { url } = await browser.open(answer.href);
  return url.pathname + url.search;
}

/** A browser that has signed in at the provider, and the answer that it was given for the app. */
async function answered(): Promise<{ browser: VisitorBrowser; answer: URL }> {
  const browser = new VisitorBrowser();
  const start = beginning(app.origin, '/orders');
  const { url } = await browser.open(start, `${app.origin}/api/session/callback`);
  return { browser, answer: url };
}

function problem(code: string, returnTo = '/orders'): string {
  const parameters = new URLSearchParams({ problem: code, provider: 'default', returnTo });
  return `/sign-in?${parameters.toString()}`;
}

describe('signing in', () => {
  test('leads back to the page, and the backend is given the access token', async () => {
    await app.provider.behave({ account: 'ada' });
    const browser = new VisitorBrowser();
    const { url } = await browser.open(beginning(app.origin, '/orders?sort=number'));
    expect(url.href).toBe(`${app.origin}/orders?sort=number`);
    expect(await app.call(browser)).toBe(200);
    const cookies = browser.cookieHeader(app.origin);
    expect(cookies).toContain('frontage-session=');
    expect(cookies).not.toContain('pending');
    const request = new URL(browser.visited.find((each) => each.includes('/auth?')) ?? '');
    expect(Object.fromEntries(request.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      redirect_uri: `${app.origin}/api/session/callback`,
      response_type: 'code',
      scope: 'openid profile email',
    });
    for (const token of app.tokens) expect(browser.visited.join()).not.toContain(token || 'none');
  });

  test('leads to no other site', async () => {
    await app.provider.behave({ account: 'ada' });
    for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const { url } = await new VisitorBrowser().open(beginning(app.origin, returnTo));
      expect(url.href).toBe(`${app.origin}/`);
    }
  });

  test('leads to the path of an address that is too long for a cookie', async () => {
    await app.provider.behave({ account: 'ada' });
    const returnTo = `/orders?search=${'x'.repeat(4_000)}`;
    const { url } = await new VisitorBrowser().open(beginning(app.origin, returnTo));
    expect(url.href).toBe(`${app.origin}/orders`);
  });

  test('two tabs that have begun both finish', async () => {
    await app.provider.behave({ account: 'ada' });
    const { browser, answer } = await answered();
    const other = await browser.open(
      beginning(app.origin, '/customers'),
      `${app.origin}/api/session/callback`,
    );
    expect(await finish(browser, answer)).toBe('/orders');
    expect(await finish(browser, other.url)).toBe('/customers');
  });
});

describe('what is not of this sign-in', () => {
  beforeEach(() => app.provider.behave({ account: 'ada' }));

  test('a tampered state', async () => {
    const { browser, answer } = await answered();
    answer.searchParams.set('state', 'x'.repeat(43));
    expect(await finish(browser, answer)).toBe(problem('SIGN_IN_EXPIRED', '/'));
    expect(await app.call(browser)).toBe(401);
  });

  test('an answer for another browser', async () => {
    const { answer } = await answered();
    const other = new VisitorBrowser();
    expect(await finish(other, answer)).toBe(problem('SIGN_IN_EXPIRED', '/'));
    expect(await app.call(other)).toBe(401);
  });

  test('an answer that is used again, even with a copy of the cookie', async () => {
    const { browser, answer } = await answered();
    const copy = new VisitorBrowser(browser);
    expect(await finish(browser, answer)).toBe('/orders');
    expect(await finish(browser, answer)).toBe(problem('SIGN_IN_EXPIRED', '/'));
    expect(await finish(copy, answer)).toBe(problem('SIGN_IN_EXPIRED'));
    expect(await app.call(copy)).toBe(401);
  });

  test('an answer after ten minutes', async () => {
    const { browser, answer } = await answered();
    after(11 * 60);
    expect(await finish(browser, answer)).toBe(problem('SIGN_IN_EXPIRED', '/'));
  });

  test.each([
    ['for another client', { aud: 'another' }],
    ['of another sign-in', { nonce: 'another' }],
    ['of another issuer', { iss: 'https://other.example' }],
    ['that is expired', { exp: 1 }],
    ['that is forged', { signature: 'forged' }],
  ])('an ID token %s', async (_name, idToken) => {
    const { browser, answer } = await answered();
    await app.provider.behave({ idToken });
    expect(await finish(browser, answer)).toBe(problem('PROVIDER_UNTRUSTED'));
    expect(await app.call(browser)).toBe(401);
  });
});

describe('what the provider says instead', () => {
  test.each([
    ['access_denied', 'PROVIDER_DENIED'],
    ['login_required', 'PROVIDER_UNFINISHED'],
    ['temporarily_unavailable', 'PROVIDER_UNAVAILABLE'],
    ['invalid_scope', 'PROVIDER_SETUP'],
  ])('%s is said on the sign-in screen', async (error, code) => {
    await app.provider.behave({ refusal: { error, error_description: 'For its own reasons.' } });
    const { url } = await new VisitorBrowser().open(beginning(app.origin, '/orders'));
    expect(url.pathname + url.search).toBe(problem(code));
  });

  test('nothing: it is away', async () => {
    await app.provider.behave({ account: 'ada' });
    const { browser, answer } = await answered();
    await app.provider.behave({ isAway: true });
    expect(await finish(browser, answer)).toBe(problem('PROVIDER_UNAVAILABLE'));
  });
});

describe('renewal', () => {
  test('at half of its life a token is renewed once, whatever wants it', async () => {
    const browser = await app.signIn('ada');
    const before = await app.provider.behave({});
    app.tokens.length = 0;
    after(LIFETIME / 2 + 1);
    const calls = Array.from({ length: 40 }, () => app.call(browser));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    const asked = await app.provider.behave({});
    expect(asked.slice(before.length)).toEqual(['/token']);
    expect(new Set(app.tokens).size).toBe(1);
  });

  test('a provider that refuses ends the session; one that is away does not', async () => {
    const browser = await app.signIn('ada');
    await app.provider.behave({ isAway: true });
    after(LIFETIME / 2 + 1);
    expect(await app.call(browser)).toBe(200);
    jest.useRealTimers();
    const other = await app.signIn('ada');
    await app.provider.behave({ refusesRefresh: true });
    after(LIFETIME / 2 + 1);
    expect(await app.call(other)).toBe(401);
    await app.provider.behave({});
    jest.useRealTimers();
    expect(await app.call(other)).toBe(401);
    expect(await app.call(browser)).toBe(200);
  });
});

describe('signing out', () => {
  test('here, it is asked of the provider, too', async () => {
    const browser = await app.signIn('ada');
    const copy = new VisitorBrowser(browser);
    const response = await browser.send(new URL('/api/session', app.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.origin },
      body: 'action=sign-out',
    });
    expect(response.status).toBe(303);
    const { response: leaving } = await browser.open(
      new URL(response.headers.get('location') ?? '', app.origin).href,
    );
    // The policy of the page keeps redirects of its forms to the app; the token is not in the document.
    const [, end = ''] = /^0; url=(.*)$/.exec(leaving.headers.get('refresh') ?? '') ?? [];
    expect(await leaving.text()).toBe('…');
    expect(end.split('?')[0]).toBe(`${app.provider.issuer}/session/end`);
    expect(new URL(end).searchParams.get('post_logout_redirect_uri')).toBe(`${app.origin}/sign-in`);
    expect(await confirmSignOut(browser, end)).toBe(`${app.origin}/sign-in`);
    for (const each of [browser, copy]) expect(await app.call(each)).toBe(401);
    // The provider has forgotten them: it asks who it is.
    await app.provider.behave({});
    const { url } = await browser.open(beginning(app.origin, '/orders'));
    expect(url.origin).toBe(app.provider.issuer);
  });

  test('at the provider, it ends the session here, and no other', async () => {
    const browser = await app.signIn('ada');
    const elsewhere = await app.signIn('ada');
    await confirmSignOut(browser, `${app.provider.issuer}/session/end`);
    expect(await app.call(browser)).toBe(401);
    expect(await app.call(elsewhere)).toBe(200);
  });

  test('while the provider is away, it ends the session here', async () => {
    const browser = await app.signIn('ada');
    await app.provider.behave({ isAway: true });
    const request = { method: 'DELETE', headers: { origin: app.origin } };
    await browser.send(new URL('/api/session', app.origin), request);
    expect(await app.call(browser)).toBe(401);
  });
});

/** Signs out at the provider, which asks first. @returns where it leads */
async function confirmSignOut(browser: VisitorBrowser, address: string): Promise<string> {
  const { response, url } = await browser.open(address);
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(await response.text()) ?? [];
  const confirmed = await browser.send(new URL('/session/end/confirm', url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
  return (confirmed.headers.get('location') ?? '').split('?')[0];
}

describe('a logout token', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  let marks = 0;

  async function send(token: string): Promise<number> {
    const response = await fetch(`${app.origin}/api/session/back-channel`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }).toString(),
    });
    return response.status;
  }

  function claims(changes: Record<string, unknown> = {}): Record<string, unknown> {
    marks += 1;
    const times = { iat: Math.floor(Date.now() / 1_000), jti: `mark ${marks}` };
    const { issuer } = app.provider;
    return {
      iss: issuer,
      aud: 'frontage',
      sub: 'eve',
      events: { [EVENT]: {} },
      ...times,
      ...changes,
    };
  }

  test('for a person ends all of their sessions, once', async () => {
    const browsers = [await app.signIn('eve'), await app.signIn('eve')];
    const token = await app.provider.signLogoutToken(claims());
    expect(await send(token)).toBe(200);
    for (const browser of browsers) expect(await app.call(browser)).toBe(401);
    after(1);
    const later = await app.signIn('eve');
    expect(await send(token)).toBe(400);
    expect(await app.call(later)).toBe(200);
  });

  test.each([
    ['another client', { aud: 'another' }],
    ['another issuer', { iss: 'https://other.example' }],
    ['an old moment', { iat: 1 }],
    ['a moment to come', { iat: 9_999_999_999 }],
    ['no mark of its own', { jti: undefined }],
    ['no event', { events: undefined }],
    ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['a nonce, as ID tokens have', { nonce: 'n' }],
    ['nobody', { sub: undefined }],
  ])('of %s ends nothing', async (_name, changes) => {
    const browser = await app.signIn('eve');
    expect(await send(await app.provider.signLogoutToken(claims(changes)))).toBe(400);
    expect(await app.call(browser)).toBe(200);
  });

  test('that is forged or no token ends nothing', async () => {
    const browser = await app.signIn('eve');
    const token = await app.provider.signLogoutToken(claims());
    const [header, payload] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${header}.${payload}.AAAA`, `${unsigned}.${payload}.`, 'x', '']) {
      expect(await send(forged)).toBe(400);
    }
    expect(await app.call(browser)).toBe(200);
  });
});
