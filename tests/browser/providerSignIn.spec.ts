import { expect, open, test } from './page.ts';
import { freePort, type RunningApp } from './appCheckout.ts';
import { startNamingBackend, type NamingBackend } from './namingBackend.ts';
import { startBuilt } from './builtApp.ts';
import { CLIENT_ID, CLIENT_SECRET } from '../server/oidc/providerContract.ts';
import { startTestProvider, type TestProvider } from '../server/oidc/testProvider.ts';

let backend: NamingBackend;
let provider: TestProvider;
let app: RunningApp;

test.beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  backend = await startNamingBackend();
  provider = await startTestProvider({
    callback: `${url}/api/session/callback`,
    signedOut: `${url}/sign-in`,
    backChannel: `${url}/api/session/back-channel`,
  });
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_LABEL: 'Example SSO',
  };
  app = await startBuilt(backend.endpoint, settings, 'sample', port);
});
test.afterAll(async () => {
  provider.stop();
  await app.stop();
  await backend.stop();
});

test('a person signs in and out with a provider, and no script sees a token', async ({ page }) => {
  await page.goto(`${app.url}/orders?sort=number`);
  await expect(page.getByLabel('Token')).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue with Example SSO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example SSO');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Example SSO did not let you in.')).toBeVisible();

  await page.getByRole('link', { name: 'Continue with Example SSO' }).click();
  await page.getByLabel('Account').fill('visitor-ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${app.url}/orders?sort=number`);
  await expect(page.locator('tbody th').first()).toHaveText('visitor-ada');
  await open(page, `${app.url}/orders`);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept + (await page.content())).not.toMatch(/eyJ[\w-]+\.eyJ/);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign out of Example SSO?');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${app.url}/sign-in`);
  await page.goto(`${app.url}/orders`);
  await expect(page).toHaveURL(`${app.url}/sign-in?returnTo=%2Forders`);
});
