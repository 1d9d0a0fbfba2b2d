import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { operationTextOf } from '../../src/scaffold/operations.ts';

/** Sends one of the app's own operations, as its pages would. */
export async function send<Data>(page: Page, name: string, variables: object): Promise<Data> {
  const artifact = readFileSync(`__generated__/${name}.graphql.ts`, 'utf8');
  const query = operationTextOf(artifact)?.text;
  const { data, errors } = await page.evaluate(
    async (body) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { data?: unknown; errors?: unknown };
    },
    { operationName: name, query, variables },
  );
  if (!data || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data as Data;
}

/** What a form has of a record, without when it was last changed: that is another moment after each change. */
export function withoutLastChange<Values extends { readonly updatedAt?: unknown }>({
  updatedAt: _updatedAt,
  ...values
}: Values): Omit<Values, 'updatedAt'> {
  return values;
}

/** What is said of when a ticket was last changed, as the backend has it: tickets do not know by whom. */
export async function lastChangeOf(page: Page, id: string): Promise<string> {
  const { ticket } = await send<{ ticket: { updatedAt: string } }>(page, 'editTicketQuery', { id });
  const when = new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  }).format(new Date(ticket.updatedAt));
  return `Last change: ${when}.`;
}

/** Makes tags, which nothing hangs on. */
export async function makeTags(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await send(page, 'createTagMutation', { input: { tag: { name, color: '#aabbcc' } } });
}
