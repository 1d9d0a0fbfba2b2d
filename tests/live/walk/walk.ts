import type { Page } from 'playwright';
import { screenReader, type Screen } from '../../browser/families/screen.ts';
import { bulkDelete } from './bulkDelete.ts';
import { changeText, fillRequired } from './fill.ts';
import { checkChoices, checkLinks, checkOrders, checkPages, checkSearch } from './listChecks.ts';
import { takenOver } from './page.ts';
import { noteCalls, quiet } from './quiet.ts';
import { writtenScreens, type WrittenScreens } from './screens.ts';
import { watch, type Fault } from './watch.ts';

/** An app that runs, and the checkout that it was built in. */
export interface WalkedApp {
  readonly url: string;
  readonly folder: string;
}

export interface Report {
  readonly faults: readonly Fault[];
  /** What the backend's own rules kept from being done: no fault, but worth a look. */
  readonly refusals: readonly Fault[];
  readonly visited: number;
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  /** Record screens without a record to show. */
  readonly unseen: readonly string[];
}

/**
 * Goes through every screen that was written: lists in each of their orders both ways, with all of
 * their columns, by each choice of their filters, with a search for what they show, page by page to their
 * end, and every record of their second page; records with their tabs; forms, which make a record, change it and delete it again,
 * alone and among those that a search finds.
 *
 * @param page a signed-in visitor's, at no address
 * @param only the slugs of the resources that are meant; undefined means all
 */
export async function walk(
  app: WalkedApp,
  page: Page,
  reading: Page,
  only?: readonly string[],
): Promise<Report> {
  const walker = new Walker(app, page, reading);
  for (const screens of writtenScreens(app.folder, only)) await walker.resource(screens);
  return walker.report;
}

class Walker {
  readonly #app: WalkedApp;
  readonly #page: Page;
  readonly #read: (path: string) => Promise<Screen>;
  readonly #complaints: () => Promise<string[]>;
  readonly #faults: Fault[] = [];
  readonly #refusals: Fault[] = [];
  readonly #unseen: string[] = [];
  readonly #counts = { visited: 0, rows: 0, created: 0, changed: 0, deleted: 0 };

  constructor(app: WalkedApp, page: Page, reading: Page) {
    this.#app = app;
    this.#page = page;
    this.#read = screenReader(reading, page.context().request, app.url);
    this.#complaints = watch(page);
    noteCalls(page);
  }

  get report(): Report {
    const [faults, refusals, unseen] = [this.#faults, this.#refusals, this.#unseen];
    return { faults, refusals, unseen, ...this.#counts };
  }

  async resource({ slug, columns, ...has }: WrittenScreens): Promise<void> {
    const list = has.list ? await this.#list(slug, columns) : null;
    const record = list?.rows.find(({ href }) => href?.startsWith(`/${slug}/`))?.href ?? null;
    if (has.record && !record) this.#unseen.push(slug);
    if (has.record && record) await this.#record(record);
    if (has.edit && record) await this.#visit(`${record}/edit`);
    if (!has.create) return;
    await this.#life(slug, has.edit);
    if (list?.hasSearch) await this.#bulk(slug);
  }

  /** @returns the list as it first shows itself */
  async #list(slug: string, columns: readonly string[]): Promise<Screen | null> {
    const path = `/${slug}`;
    const list = await this.#shown(path);
    if (!list) return null;
    this.#counts.rows += list.rows.length;
    await this.#visit(path);
    const all = new URLSearchParams(columns.map((name) => ['columns', name]));
    await this.#shown(`${path}?${all}`);
    const fault = (screen: string, what: string) => this.#fault(screen, what);
    const read = (href: string) => this.#shown(href);
    await checkOrders(list, read, fault);
    await checkChoices(list, path, read, fault);
    if (list.hasSearch) await checkSearch(list, path, read, fault);
    const second = await checkPages(list, path, read, fault);
    if (second) await checkLinks(second, read, fault);
    return list;
  }

  async #record(path: string): Promise<void> {
    const record = await this.#shown(path);
    await this.#visit(path);
    for (const { href } of Object.values(record?.tabs ?? {})) await this.#shown(href);
  }

  /** Makes a record, changes it and deletes it. */
  async #life(slug: string, canChange: boolean): Promise<void> {
    if ((await this.#create(slug)) === null) return;
    const record = new URL(this.#page.url()).pathname;
    if (record === `/${slug}`) return;
    const shown = await this.#shown(record);
    if (!shown) return;
    if (canChange && (await this.#step(`${record}/edit`, 'change', () => this.#change(record))))
      this.#counts.changed += 1;
    // The text that was changed may be the record's key.
    const { pathname } = new URL(this.#page.url());
    const left = pathname.endsWith('/edit') ? record : pathname;
    if (await this.#step(left, 'delete', () => this.#delete(left))) this.#counts.deleted += 1;
  }

  /** @returns the word that is in every text of it; null where it was not made */
  async #create(slug: string): Promise<string | null> {
    const path = `/${slug}/new`;
    await this.#visit(path);
    let word = '';
    const made = await this.#step(path, 'create', async () => {
      word = await fillRequired(this.#form);
      return this.#submit(new RegExp(`/${slug}(?!/new)`));
    });
    if (made) this.#counts.created += 1;
    return made ? word : null;
  }

  /** Makes a record, finds it by its word, and deletes what is found at once. */
  async #bulk(slug: string): Promise<void> {
    const word = await this.#create(slug);
    if (word === null) return;
    const found = `/${slug}?${new URLSearchParams({ q: word })}`;
    await this.#step(found, 'bulk delete', async () => {
      this.#counts.deleted += await bulkDelete(this.#page, this.#app.url + found, word);
      return true;
    });
  }

  async #change(record: string): Promise<boolean> {
    await this.#visit(`${record}/edit`);
    const text = await changeText(this.#form);
    if (text === null) return false;
    const [slug] = record.split('/').slice(1);
    if (!(await this.#submit(new RegExp(`/${slug}/[^/?]+(\\?.*)?$`)))) return false;
    const response = await this.#page.context().request.get(this.#page.url());
    if (!(await response.text()).includes(text))
      this.#fault(`${record}/edit`, 'what was saved is not on the record’s page');
    return true;
  }

  async #delete(record: string): Promise<boolean> {
    await this.#page.goto(this.#app.url + record);
    await takenOver(this.#page);
    const button = this.#page.getByRole('button', { name: 'Delete', exact: true }).first();
    const more = this.#page.getByRole('button', { name: 'More', exact: true }).first();
    // What a closed menu has is no button to anybody.
    if ((await button.count()) === 0 && (await more.count()) > 0) await more.click();
    if ((await button.count()) === 0) return false;
    await button.click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    const left = this.#page.waitForURL((url) => url.pathname !== record, { timeout: 10_000 });
    if (
      !(await left.then(
        () => true,
        () => false,
      ))
    ) {
      await this.#refused(record, 'delete', await dialog.innerText());
      return false;
    }
    const after = await this.#page.context().request.get(this.#app.url + record);
    if (after.status() !== 404)
      this.#fault(record, `is still there after it was deleted (${after.status()})`);
    return true;
  }

  get #form() {
    return this.#page.locator('main form').last();
  }

  /** Sends the form. @returns whether it was taken, which leads to another page */
  async #submit(to: RegExp): Promise<boolean> {
    await this.#form.locator('button[type="submit"]').click();
    const left = this.#page.waitForURL(to, { timeout: 8_000 });
    if (
      await left.then(
        () => true,
        () => false,
      )
    )
      return true;
    const alerts = await this.#page.locator('main [role="alert"]').allInnerTexts();
    await this.#refused(new URL(this.#page.url()).pathname, 'save', alerts.join(' '));
    return false;
  }

  /** A refusal in the backend's own words is no fault of the screen; anything else is. */
  async #refused(screen: string, what: string, words: string): Promise<void> {
    const complaints = await this.#complaints();
    const isFault = complaints.some((text) => MALFORMED.test(text)) || words.trim() === '';
    const text = `${what}: ${[words.replaceAll(/\s+/g, ' '), ...complaints].join(' | ')}`;
    (isFault ? this.#faults : this.#refusals).push({ screen, what: text });
  }

  async #step(screen: string, name: string, work: () => Promise<boolean>): Promise<boolean> {
    try {
      const isDone = await work();
      for (const what of await this.#complaints()) this.#fault(screen, `${name}: ${what}`);
      return isDone;
    } catch (error) {
      this.#fault(screen, `${name}: ${(error as Error).message.slice(0, 300)}`);
      return false;
    }
  }

  /** A page as the server sends it. */
  async #shown(path: string): Promise<Screen | null> {
    this.#counts.visited += 1;
    try {
      const screen = await this.#read(path);
      for (const failure of screen.failures) this.#fault(path, failure);
      return screen;
    } catch (error) {
      this.#fault(path, (error as Error).message.slice(0, 400));
      return null;
    }
  }

  /** A page in the browser, until it has been taken over and is quiet. */
  async #visit(path: string): Promise<void> {
    this.#counts.visited += 1;
    await this.#step(path, 'visit', async () => {
      const response = await this.#page.goto(this.#app.url + path);
      if (response?.status() !== 200) this.#fault(path, `status ${response?.status()}`);
      await takenOver(this.#page);
      await quiet(this.#page);
      return true;
    });
  }

  #fault(screen: string, what: string): void {
    this.#faults.push({ screen, what });
  }
}

/** What a backend says of a call that does not fit its schema: Frontage sent something wrong. */
const MALFORMED =
  /VALIDATION|got invalid value|was not provided|Cannot query|Unknown argument|: 4\d\d /i;
