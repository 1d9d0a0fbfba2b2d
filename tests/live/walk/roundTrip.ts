import type { Page } from 'playwright';
import type { Screen } from '../../browser/families/screen.ts';
import type { Snapshot } from '../liveBackend.ts';
import { changeValue, type Entered } from './changeValue.ts';
import { differences, type Difference } from './differences.ts';
import { takenOver } from './page.ts';
import { noteCalls, quiet } from './quiet.ts';
import { writtenScreens } from './screens.ts';
import { storedAsEntered } from './stored.ts';
import type { Fault } from './watch.ts';
import type { WalkedApp } from './walk.ts';

/** What came of changing each input of each form by itself. */
export interface RoundTrips {
  readonly faults: readonly Fault[];
  /** What the backend's own rules kept from being saved. */
  readonly refusals: readonly Fault[];
  /** How many inputs were changed, and how many came back as they were entered. */
  readonly inputs: number;
  readonly clean: number;
}

/** What backends change by themselves with every update. */
const KEPT_BY_BACKEND = /^(last_?)?(updated?|modified|changed)(_?(at|on|by|date))?$/i;

/**
 * Changes every input of every form once, alone, as a person does, and compares the database before and
 * after: exactly the column of that input has to differ, in that record, and hold what was entered. Saving
 * a form in which nothing was changed has to change nothing.
 *
 * @param snapshot every row of the backend's database
 * @param only the slugs of the resources that are meant; undefined means all
 */
export async function roundTrip(
  app: WalkedApp,
  page: Page,
  read: (path: string) => Promise<Screen>,
  snapshot: () => Promise<Snapshot>,
  only?: readonly string[],
): Promise<RoundTrips> {
  const trips = new RoundTripper(app, page, snapshot);
  for (const { slug, list, edit } of writtenScreens(app.folder, only)) {
    if (!list || !edit) continue;
    // A list that cannot be read is a fault of the walk through the screens.
    const { rows } = await read(`/${slug}`).catch(() => ({ rows: [] as Screen['rows'] }));
    const record = rows.find(({ href }) => href?.startsWith(`/${slug}/`))?.href;
    if (record) await trips.record(record);
  }
  return trips.result;
}

class RoundTripper {
  readonly #app: WalkedApp;
  readonly #page: Page;
  readonly #snapshot: () => Promise<Snapshot>;
  readonly #faults: Fault[] = [];
  readonly #refusals: Fault[] = [];
  #inputs = 0;
  #clean = 0;

  constructor(app: WalkedApp, page: Page, snapshot: () => Promise<Snapshot>) {
    this.#app = app;
    this.#page = page;
    noteCalls(page);
    this.#snapshot = snapshot;
  }

  get result(): RoundTrips {
    return {
      faults: this.#faults,
      refusals: this.#refusals,
      inputs: this.#inputs,
      clean: this.#clean,
    };
  }

  async record(path: string): Promise<void> {
    let address = path;
    await this.#open(address);
    const names = await this.#names();
    await this.#unchanged(address);
    for (const name of names) {
      try {
        address = await this.#change(address, name);
      } catch (error) {
        this.#fault(address, name, (error as Error).message.slice(0, 200));
      }
    }
  }

  get #form() {
    return this.#page.locator('main form').last();
  }

  async #open(record: string): Promise<void> {
    await this.#page.goto(`${this.#app.url}${record}/edit`);
    await takenOver(this.#page);
  }

  /** The names of the form's controls: one for each value that can be entered. */
  async #names(): Promise<string[]> {
    const names = await this.#form
      .locator('input[name], select[name], textarea[name]')
      .evaluateAll((elements) =>
        elements
          .filter((element) => (element as HTMLInputElement).type !== 'hidden')
          .map((element) => element.getAttribute('name') ?? ''),
      );
    // Who may see a record comes last: what follows could not be changed any more.
    return [...new Set(names)].sort((one, other) => +isAccess(one) - +isAccess(other));
  }

  async #unchanged(record: string): Promise<void> {
    const before = await this.#snapshot();
    const save = this.#form.locator('button[type="submit"]');
    if (await save.isEnabled()) {
      await save.click();
      await quiet(this.#page);
    }
    const changes = differences(before, await this.#snapshot());
    if (changes.length > 0)
      this.#fault(record, '(nothing)', `saving without a change: ${changesInWords(changes)}`);
  }

  /** @returns the record's address, which a change of its key changes */
  async #change(record: string, name: string): Promise<string> {
    await this.#open(record);
    const before = await this.#snapshot();
    const entered = await changeValue(this.#form.locator(`[name="${name}"]`));
    if (entered === null) return record;
    this.#inputs += 1;
    const { text } = entered;
    const instant = await this.#page.evaluate((local) => new Date(local).getTime(), text);
    await this.#form.locator('button[type="submit"]').click();
    const left = this.#page.waitForURL((url) => !url.pathname.endsWith('/edit'), { timeout: 6000 });
    const isSaved = await left.then(
      () => true,
      () => false,
    );
    const changes = differences(before, await this.#snapshot());
    if (!isSaved) return this.#refused(record, name, text, changes);
    this.#compare(record, name, { ...entered, instant }, changes);
    return new URL(this.#page.url()).pathname;
  }

  async #refused(
    record: string,
    name: string,
    entered: string,
    changes: readonly Difference[],
  ): Promise<string> {
    const words = (await this.#page.locator('main [role="alert"]').allInnerTexts()).join(' ');
    const what = `${name}: “${entered}” was not saved: ${words.replaceAll(/\s+/g, ' ')}`;
    this.#refusals.push({ screen: record, what });
    if (changes.length > 0)
      this.#fault(record, name, `not saved, but changed: ${changesInWords(changes)}`);
    await this.#discardDraft(record);
    return record;
  }

  /** A refused form keeps what was entered, which the next change must not send along. */
  async #discardDraft(record: string): Promise<void> {
    await this.#open(record);
    await this.#form.getByRole('button', { name: 'Discard', exact: true }).click();
  }

  #compare(
    record: string,
    name: string,
    entered: Entered & { readonly instant: number },
    changes: readonly Difference[],
  ): void {
    const own = changes.filter(({ column }) => !KEPT_BY_BACKEND.test(column ?? ''));
    if (isPassword(name) && own.length > 0 && own.every(isHash)) {
      this.#clean += 1;
      return;
    }
    const [change] = own.length === 1 ? own : changes.length === 1 ? changes : [];
    if (!change || change.column === null)
      return this.#fault(record, name, `“${entered.text}” changed: ${changesInWords(changes)}`);
    if (!isColumnOf(change.column, name))
      return this.#fault(record, name, `changed another column: ${changesInWords([change])}`);
    if (!entered.isChoice && !storedAsEntered(change.after, entered.text, entered.instant))
      return this.#fault(record, name, `“${entered.text}” is stored as ${change.after}`);
    this.#clean += 1;
  }

  #fault(record: string, name: string, what: string): void {
    this.#faults.push({ screen: `${record}/edit`, what: `${name}: ${what}` });
  }
}

function isAccess(name: string): boolean {
  return /^(values\.)?(acl|permissions?|access|owner)\b/i.test(name);
}

function isPassword(name: string): boolean {
  return /password$/i.test(name);
}

/** What is stored of a password is not what was entered. */
function isHash({ column }: Difference): boolean {
  return /hash|salt|digest|password/i.test(column ?? '');
}

/** Whether an input, `languageByLanguageId` or `span.hours`, writes a column, `language_id` or `span`. */
function isColumnOf(column: string, name: string): boolean {
  const plain = (text: string) => text.replaceAll(/[^a-z\d]/gi, '').toLowerCase();
  const [field = ''] = name.replace(/^values\./, '').split('.');
  return plain(field).startsWith(plain(column)) || plain(column).startsWith(plain(field));
}

function changesInWords(changes: readonly Difference[]): string {
  if (changes.length === 0) return 'nothing';
  return changes
    .map(({ table, key, column, before, after }) =>
      [`${table}(${key}).${column ?? '*'}`, `${before} → ${after}`].join(' '),
    )
    .join('; ');
}
