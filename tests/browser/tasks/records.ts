import type { Page } from 'playwright/test';
import { open } from '../page.ts';
import { send } from '../sampleRecords.ts';

/** A word that nothing else in the sample has. */
export const unique = (word: string) => `${word}${Date.now()}`;

/** Opens a page of the app, from which its operations can be sent. */
export async function prepare(page: Page): Promise<void> {
  await open(page, `${process.env.SAMPLE_URL}/tags`);
}

type Kind = 'customer' | 'order' | 'product' | 'tag' | 'ticket' | 'variant';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes a record. @returns its key */
async function make(page: Page, kind: Kind, input: object): Promise<string> {
  const operation = `create${capitalized(kind)}`;
  const made = await send<Record<string, Record<string, { id: string }>>>(
    page,
    `${operation}Mutation`,
    { input: { [kind]: input } },
  );
  return made[operation][kind].id;
}

/** What the backend has of a record, as its form reads it. */
export async function stored(page: Page, kind: Kind, id: string): Promise<Record<string, unknown>> {
  const data = await send<Record<string, Record<string, unknown>>>(
    page,
    `edit${capitalized(kind)}Query`,
    { id },
  );
  return data[kind];
}

/** The key of the record whose page is open. */
export const keyOnPage = (page: Page) =>
  decodeURIComponent(new URL(page.url()).pathname.split('/')[2]);

export function makeCustomer(page: Page, name: string): Promise<string> {
  return make(page, 'customer', {
    name,
    kind: 'CAFE',
    status: 'ACTIVE',
    email: `${name.toLowerCase()}@example.com`,
    billingStreet: 'Main Street 1',
    billingPostalCode: '10115',
    billingCity: 'Bremen',
    billingCountry: 'Germany',
  });
}

export const makeOrder = (page: Page, customer: string, number: string, more: object = {}) =>
  make(page, 'order', { customer, number, ...more });

export function makeTicket(page: Page, customer: string, subject: string): Promise<string> {
  const number = `T-${subject}`;
  return make(page, 'ticket', { number, subject, body: 'Help', status: 'OPEN', customer });
}

export function makeProduct(page: Page, name: string): Promise<string> {
  const [code, slug] = [name.toUpperCase(), name.toLowerCase()];
  return make(page, 'product', { name, code, slug, category: 'EQUIPMENT' });
}

export const makeTag = (page: Page, name: string) => make(page, 'tag', { name, color: '#aabbcc' });

export function makeVariant(
  page: Page,
  product: string,
  name: string,
  priceCents: number,
): Promise<string> {
  const sku = name.toUpperCase();
  return make(page, 'variant', { name, sku, priceCents, costCents: 100, currency: 'EUR', product });
}

/** The names of a product's tags, as the backend has them. */
export async function tagsOf(page: Page, id: string): Promise<string[]> {
  type ResponseBody = {
    product: { productTags: { edges: { node: { tag: { name: string } } }[] } };
  };
  const { product } = await send<ResponseBody>(page, 'productTagsLinksQuery', { id, first: 50 });
  return product.productTags.edges.map(({ node }) => node.tag.name).sort();
}
