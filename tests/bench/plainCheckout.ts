import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout, type AppCheckout } from '../browser/appCheckout.ts';
import type { Markup } from './markup.ts';

/** A page of plain React with the same markup as one of Frontage's. */
export interface PlainPage {
  readonly name: string;
  readonly markup: Markup;
  /** Whose answer it waits for and hands over. */
  readonly operation: string;
}

/**
 * The same Next with nothing in it but a page that fetches the rows of the list and paints a table, and pages of given
 * markup.
 */
export function plainCheckout(plainPages: readonly PlainPage[]): AppCheckout {
  const checkout = copyCheckout('bench-plain');
  const pages = join(checkout.folder, 'pages');
  for (const name of readdirSync(pages)) rmSync(join(pages, name), { recursive: true });
  // An app's tests are about its pages.
  for (const tests of ['tests/app', 'tests/resources'])
    rmSync(join(checkout.folder, tests), { recursive: true });
  mkdirSync(pages, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(pages, `${name}.tsx`), text);
  const template = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  write('index', template('plainPage.txt'));
  for (const { name, markup, operation } of plainPages) {
    const text = JSON.stringify(JSON.stringify(markup));
    const page = template('plainMarkupPage.txt');
    write(name, page.replace('TEXT', () => text).replace('OPERATION', `'${operation}'`));
  }
  return checkout;
}
