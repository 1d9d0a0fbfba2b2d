import type { Locator, Page } from 'playwright/test';
import { expect, rested, takenOver } from '../page.ts';
import { BLANK, harmlessPlace, type Place } from './places.ts';
import type { Watch } from './watch.ts';

/** Each opens something that Escape closes; of the rows of a table, the first has what all have. What moves a row saves that. */
const OPENERS = [
  'header [popovertarget]',
  'main [popovertarget]',
  'main details:not([open]) > summary',
  'main button[type="button"]:not([popovertarget], tbody tr:nth-child(n + 2) *, form[method="dialog"] *, [aria-pressed], [data-handle] ~ *)',
  'main a[aria-label^="Edit "]',
].join(', ');
/** What one types a line into. */
const LINE = 'input:is([type="text"], :not([type])):not([role="combobox"], [readonly]):enabled';
const ON_TOP = '[role="dialog"], [popover]:popover-open';

/** Presses on each screen of an app what people press without meaning to change anything. */
export class Walk {
  readonly #page: Page;
  readonly #origin: string;
  readonly #watch: Watch;
  /** What has been opened, by its words: what is called the same is the same part on another screen. */
  readonly #opened = new Set<string>();
  /** The kinds of words that have been pressed. */
  readonly #pressed = new Set<string>();

  constructor(page: Page, origin: string, watch: Watch) {
    this.#page = page;
    this.#origin = origin;
    this.#watch = watch;
  }

  /** A screen by its address, and all that opens on it. */
  async screen(path: string): Promise<void> {
    await this.#load(path);
    await this.#press();
  }

  /** The addresses that the navigation leads to, but for the home page and the tools. */
  async lists(): Promise<string[]> {
    await this.#load('/');
    const hrefs = await this.#hrefs('nav[aria-label="Main"] a');
    return hrefs.filter((href) => href !== '/' && href !== '/tools');
  }

  /** The palette, from the home page. */
  async palette(): Promise<void> {
    const { keyboard } = this.#page;
    await this.#load('/');
    await this.#open('Ctrl+K', () => keyboard.press('Control+k'));
  }

  async tools(): Promise<void> {
    await this.screen('/tools');
    for (const tool of await this.#hrefs('main a[href^="/tools/"]')) await this.screen(tool);
  }

  /**
   * From a list, by links and Back, to its first record and the forms for that and for another.
   *
   * @returns which of them there are
   */
  async recordsOf(list: string): Promise<string[]> {
    const found: string[] = [];
    await this.#load(list);
    const record = this.#page.locator('main tbody th[scope="row"] a').first();
    if ((await record.count()) > 0) {
      await this.#follow(record);
      await this.#press();
      found.push('record');
      if (await this.#form(this.#page.locator('main header a[href$="/edit"]'))) found.push('edit');
    }
    await this.#load(list);
    if (await this.#form(this.#page.locator(`main header a[href="${list}/new"]`)))
      found.push('new');
    return found;
  }

  /** A form that nothing is typed into: it sends nothing, and lets everybody go. */
  async #form(link: Locator): Promise<boolean> {
    if ((await link.count()) === 0) return false;
    await this.#follow(link);
    const page = this.#page;
    await this.#press();
    const form = page.locator('main form[method="dialog"]');
    const isNew = new URL(page.url()).pathname.endsWith('/new');
    // An empty form that needs nothing would rightly make a record.
    const canBeSent =
      !isNew || (await form.locator('[required], [aria-required="true"]').count()) > 0;
    const isForm = (url: URL) => /\/(?:edit|new)$/.test(url.pathname);
    if (canBeSent)
      await this.#do('saving with nothing typed', true, async () => {
        await page.keyboard.press('Control+s');
        await page.keyboard.press('Meta+s');
        if (!isNew) return page.waitForURL((url) => !isForm(url));
        const line = form.locator(LINE).first();
        if (await line.count()) await line.press('Enter');
        await pressTwice(form.locator('[type="submit"]'));
        await this.#settle();
      });
    if (isForm(new URL(page.url())))
      await this.#do('going back', true, async () => {
        await page.goBack();
        await page.waitForURL((url) => !isForm(url));
      });
    return true;
  }

  /** Presses words and blank spots, then whatever opens something, and words and blank spots in that. */
  async #press(): Promise<void> {
    const page = this.#page;
    await this.#pressWords(page.locator('main'));
    const openers = page.locator(OPENERS);
    for (let index = 0; index < (await openers.count()); index++) {
      const opener = openers.nth(index);
      const name = await opener.evaluate((element) =>
        (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\d+/g, ''),
      );
      if (this.#opened.has(name) || !(await opener.isVisible()) || !(await opener.isEnabled()))
        continue;
      this.#opened.add(name);
      await this.#open(name, () => opener.click());
    }
  }

  async #open(name: string, open: () => Promise<void>): Promise<void> {
    const page = this.#page;
    await this.#do(`pressing “${name}”`, true, async () => {
      await open();
      await this.#settle();
    });
    const top = page.locator(ON_TOP).last();
    if (await top.isVisible()) await this.#pressWords(top, true);
    await this.#do(`Escape after “${name}”`, true, async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator(ON_TOP)).toHaveCount(0);
      await this.#settle();
    });
  }

  async #pressWords(within: Locator, mayAsk = false): Promise<void> {
    const page = this.#page;
    const from = page.url();
    // What has just been opened is pressed all over.
    const known = mayAsk ? new Set<string>() : this.#pressed;
    known.delete(BLANK);
    while (await within.isVisible()) {
      const place = await harmlessPlace(within, known);
      if (!place) break;
      known.add(place.kind);
      await this.#do(`pressing ${place.what}`, mayAsk, () => this.#pressPlace(place));
    }
    // A form in sight would be sent by it, as it should.
    if (await page.locator('form[method="dialog"]').count()) return;
    await this.#do('pressing Escape and Ctrl+S', mayAsk, async () => {
      if (!(await page.locator(ON_TOP).count())) await page.keyboard.press('Escape');
      await page.keyboard.press('Control+s');
      await this.#settle();
      if (page.url() !== from) this.#watch.fault(`the page goes to ${page.url()}`);
    });
  }

  async #pressPlace({ x, y, unfolds }: Place): Promise<void> {
    const { keyboard, mouse } = this.#page;
    if (!unfolds) await mouse.dblclick(x, y);
    await mouse.click(x, y);
    if (!unfolds) return;
    await this.#settle();
    if (await this.#page.locator('[role="combobox"][aria-expanded="true"]').count())
      await keyboard.press('Escape');
  }

  async #follow(link: Locator): Promise<void> {
    const from = this.#page.url();
    const href = await link.getAttribute('href');
    await this.#do(`following the link to ${href}`, true, async () => {
      await pressTwice(link);
      await this.#page.waitForURL((url) => url.href !== from);
      await this.#settle();
    });
  }

  async #load(path: string): Promise<void> {
    await this.#do('loading it', true, async () => {
      await this.#page.goto(this.#origin + path);
      await takenOver(this.#page);
      await this.#settle();
    });
  }

  #hrefs(selector: string): Promise<string[]> {
    return this.#page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  /** Until no request is under way, and the browser has done what the last answer gave it to do. */
  async #settle(): Promise<void> {
    for (let quiet = 0; quiet < 2; quiet = this.#watch.isQuiet ? quiet + 1 : 0)
      await rested(this.#page);
  }

  #do(what: string, mayAsk: boolean, act: () => Promise<unknown>): Promise<void> {
    const at = new URL(this.#page.url()).pathname;
    return this.#watch.doing(`${at}, ${what}`, mayAsk, act);
  }
}

/** A double-click whose second press is there before anything moves. */
function pressTwice(link: Locator): Promise<void> {
  return link.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
