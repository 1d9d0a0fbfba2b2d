import { expect, type Page } from 'playwright/test';
import { takenOver } from '../browser/page.ts';

/** Where the pictures are taken: the app over its sample, and the same without its backend. */
export interface Apps {
  readonly sample: string;
  readonly backendless: string;
}

/** Brings a page into the state that is worth a picture. */
type Scene = (page: Page, apps: Apps) => Promise<void>;

const NO_MATCH = 'q=there-is-no-such-order';

/** What is looked at before a change of the interface's looks lands, by the picture's name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home: at('/'),
  list: at('/orders'),
  record: async (page, apps) => {
    await at('/orders')(page, apps);
    await page.locator('tbody th a').first().click();
    await expect(page.getByRole('region', { name: 'Related records' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  },
  form: at('/customers/new'),
  palette: async (page, apps) => {
    await at('/orders')(page, apps);
    await page.getByRole('button', { name: 'Search or go to…' }).click();
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('har');
    await expect(page.getByText('Searching…')).toBeHidden();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  },
  filters: at('/orders?total.atLeast=100&paymentStatus=PAID'),
  empty: at(`/orders?${NO_MATCH}`),
  tools: at('/tools'),
  missing: at('/no-such-page'),
  signIn: at('/sign-in'),
  failed: async (page, { backendless }) => {
    await page.goto(`${backendless}/orders`);
    await takenOver(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
};

/** Those that are brought about without a word of the page: they can be taken in any language. */
export const WORDLESS = ['home', 'list', 'form', 'filters', 'empty', 'tools', 'missing', 'signIn'];

function at(path: string): Scene {
  return async (page, { sample }) => {
    await page.goto(sample + path);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
  };
}
