import type { Locator, Page } from 'playwright/test';
import { expect as expectIn, open, test } from '../page.ts';
import { MOST_ACTIONS, type Task } from './counts.ts';

/** Several screens on a busy machine. */
export const expect = expectIn.configure({ timeout: 30_000 });

/** The middle of what is on the screen. */
async function middle(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('What is dragged is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Somebody at work, whose actions are counted. */
export class Person {
  readonly page: Page;
  #actions = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get actions(): number {
    return this.#actions;
  }

  /** Has a page open. What was done before that, to prepare the task, is not counted. */
  async startsOn(path: string): Promise<void> {
    await open(this.page, `${process.env.SAMPLE_URL}${path}`);
    this.#actions = 0;
  }

  startsAtHome(): Promise<void> {
    return this.startsOn('/');
  }

  async press(target: Locator, options?: { modifiers: 'Shift'[] }): Promise<void> {
    this.#actions += 1;
    await target.click(options);
  }

  async type(field: Locator, text: string): Promise<void> {
    this.#actions += 1;
    await field.fill(text);
  }

  /** Types into what has the focus: a selected cell takes a text without being opened. */
  async typeHere(text: string): Promise<void> {
    this.#actions += 1;
    await this.page.keyboard.type(text);
  }

  /** Chooses in a list of the browser's own. */
  async choose(select: Locator, label: string): Promise<void> {
    this.#actions += 1;
    await select.selectOption({ label });
  }

  async key(key: string): Promise<void> {
    this.#actions += 1;
    await this.page.keyboard.press(key);
  }

  /** Presses, moves and lets go, as a hand does. */
  async drag(from: Locator, to: Locator): Promise<void> {
    this.#actions += 1;
    const [start, end] = [await middle(from), await middle(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(start.x + 10, start.y + 4);
    await this.page.mouse.move(end.x, end.y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Opens a list from the navigation: one action. */
  async opensList(name: string): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Main' });
    await this.press(navigation.getByRole('link', { name, exact: true }));
    await this.sees(name);
  }

  /** Searches the list on screen: two actions. */
  async searches(text: string): Promise<void> {
    await this.type(this.page.getByRole('searchbox'), text);
    await this.key('Enter');
    await expect(this.page).toHaveURL(/[?&]q=/);
  }

  /** Opens a record by what it is called, from wherever one is: three actions. */
  async opensRecord(kind: string, title: string): Promise<void> {
    await this.key('Control+k');
    await this.type(this.page.getByRole('combobox', { name: 'Search or go to' }), title);
    const found = this.page.getByRole('group', { name: kind }).getByRole('option');
    await this.press(found.filter({ hasText: title }).first());
    await this.sees(title);
  }

  /** Searches for a record in a picker, and takes it: two actions. */
  async picks(picker: Locator, title: string, word = title): Promise<void> {
    await this.type(picker, word);
    await this.press(this.page.getByRole('option', { name: title }).first());
  }

  /** Waits for a page's title. */
  async sees(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
}

/** A test of a task: it is done, and takes no more actions than it may. */
export function task(name: Task, does: (person: Person) => Promise<void>): void {
  test(name, async ({ page }) => {
    const person = new Person(page);
    await does(person);
    expect(person.actions, `${name}: actions`).toBeLessThanOrEqual(MOST_ACTIONS[name]);
    // A report tells how many it took: where that is less, the table can be lowered.
    test.info().annotations.push({ type: 'actions', description: String(person.actions) });
  });
}
