import { createServer, type AddressInfo } from 'node:net';
import type { Page, PlaywrightTestConfig } from 'playwright/test';

/** Where the port is kept: Playwright reads its configuration again in each of its processes. */
const PORT = 'BROWSER_TESTS_PORT';

/** The own part of a configuration, and what the app is started with. */
export interface BrowserTestsConfig extends Omit<PlaywrightTestConfig, 'webServer'> {
  /** Environment variables of the app, such as `GRAPHQL_ENDPOINT`: the backend that the tests are for. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A configuration of Playwright for `playwright.config.ts`: builds the app where anything has changed, serves it on a
 * free port, and runs the tests of `tests/browser` against it. Addresses in tests are relative to it:
 * `page.goto('/orders')`.
 */
export async function browserTests({
  env = {},
  ...own
}: BrowserTestsConfig = {}): Promise<PlaywrightTestConfig> {
  const port = (process.env[PORT] ??= String(await freePort()));
  const baseURL = `http://localhost:${port}`;
  return {
    testDir: 'tests/browser',
    outputDir: '.frontage/browser-tests',
    ...own,
    use: {
      baseURL,
      // Playwright's own, unless the machine has one that is to be used.
      launchOptions: { executablePath: process.env.CHROMIUM || undefined },
      ...own.use,
    },
    webServer: {
      command: 'npm start',
      url: `${baseURL}/healthz`,
      env: { ...env, PORT: port },
      // A first start builds the app.
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    },
  };
}

/**
 * Signs in as a person does, with a token of the backend, and opens a page.
 *
 * @param returnTo the address of the page
 * @throws when the app does not accept the token
 */
export async function signIn(page: Page, token: string, returnTo = '/'): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ returnTo })}`);
  await enterToken(page, token);
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      (pathname !== '/sign-in' && pathname !== '/api/session') || searchParams.has('problem'),
  );
  const problem = new URL(page.url()).searchParams.get('problem');
  if (problem !== null) throw new Error(`The app did not accept the token: ${problem}.`);
}

/** Enters a token in the form of the sign-in page, and sends it. */
export async function enterToken(page: Page, token: string): Promise<void> {
  const input = page.locator('input[name=credential]');
  // Beside the schema's own way to sign in, it is below a heading that opens.
  if (!(await input.isVisible()))
    await page.locator('details:has(input[name=credential]) > summary').click();
  await input.fill(token);
  await input.press('Enter');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
