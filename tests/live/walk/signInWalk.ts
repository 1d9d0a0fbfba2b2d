import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { People } from '../liveBackend.ts';
import type { Fault } from './watch.ts';

/** How often a wrong password locks an account for certain. */
const WRONG_TRIES = 6;

/**
 * Signs in as people do, by the form of the schema's own mutation: is led there, is refused, comes
 * back to the list, is led there again when the backend has ended the session, and signs out.
 *
 * @param page a visitor's without a session; they are signed in at the end
 * @returns what is not as it should be
 */
export async function walkSignIn(url: string, page: Page, people: People): Promise<Fault[]> {
  const faults: Fault[] = [];
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push({ screen: new URL(page.url()).pathname, what });
  };
  const password = Object.keys(people.inputs).find((name) => /password/i.test(name)) ?? '';
  const words = () => page.locator('main').innerText();
  const { pathname } = new URL(people.list, url);
  const isAtList = () => new URL(page.url()).pathname === pathname;
  const isAtForm = () => new URL(page.url()).pathname === '/sign-in';

  await openForm(page, url + people.list);
  expect(isAtForm(), 'a visitor is not led to sign in');
  await enter(page, { ...people.inputs, [password]: 'not the one' });
  expect(people.refusal.test(await words()), `a wrong password is answered: ${await words()}`);
  await enter(page, people.inputs);
  expect(isAtList(), `the right password does not lead to the list: ${await words()}`);
  const shell = await page.getByRole('button', { name: 'Account' }).innerText();
  expect(shell.includes(people.name), `the shell says “${shell}” instead of “${people.name}”`);
  expect((await page.locator('tbody tr').count()) > 0, 'the list has no rows');

  if (people.tokenLife !== undefined) {
    await setTimeout(people.tokenLife);
    await openForm(page, url + people.list);
    expect(isAtList(), 'a token that can be renewed leads to signing in');
  }
  await people.endSessions();
  await openForm(page, url + people.list);
  expect(isAtForm(), 'an ended session does not lead to signing in');
  await enter(page, people.inputs);
  expect(isAtList(), 'signing in again does not lead back to the list');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${url}/sign-in**`);
  await openForm(page, url + people.list);
  expect(isAtForm(), 'somebody is signed in after signing out');
  if (people.locked && people.other) {
    for (let count = 0; count < WRONG_TRIES; count += 1)
      await enter(page, { ...people.other, [password]: `wrong ${count}` });
    expect(people.locked.test(await words()), `a locked account is answered: ${await words()}`);
  }
  await enter(page, people.inputs);
  expect(isAtList(), 'nobody can sign in after signing out');
  return faults;
}

/** Opens a page that needs signing in, and goes to the form by its link where it is only offered. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (new URL(page.url()).pathname === '/sign-in') return;
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  if ((await link.count()) > 0) await Promise.all([page.waitForURL('**/sign-in**'), link.click()]);
}

/** Sends the form, and waits for the page that it leads to. */
async function enter(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('form:not(:has([name=credential])):has([type=password])');
  for (const [name, value] of Object.entries(values))
    await form.locator(`[name="values.${name}"]`).fill(value);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}
