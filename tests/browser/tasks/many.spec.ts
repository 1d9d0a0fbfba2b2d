import { send } from '../sampleRecords.ts';
import { expect, task } from './person.ts';
import {
  makeCustomer,
  makeOrder,
  makeProduct,
  makeVariant,
  prepare,
  stored,
  tagsOf,
  unique,
} from './records.ts';

task('Ship two orders at once', async (person) => {
  const { page } = person;
  await prepare(page);
  const customer = await makeCustomer(page, unique('Waiting'));
  const word = unique('SHIP-');
  const ids: string[] = [];
  for (const end of ['A', 'B'])
    ids.push(await makeOrder(page, customer, `${word}-${end}`, { status: 'CONFIRMED' }));
  await person.startsAtHome();
  await person.opensList('Orders');
  await person.searches(word);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await person.press(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await person.press(page.getByRole('button', { name: 'Ship', exact: true }));
  const dialog = page.getByRole('dialog');
  await person.choose(dialog.getByLabel('Carrier'), 'Own van');
  await person.press(dialog.getByRole('button', { name: 'Ship 2 orders' }));
  await expect(dialog).toContainText('2 done');
  for (const id of ids) expect((await stored(page, 'order', id)).status).toBe('SHIPPED');
});

task('Put a tag on three products at once', async (person) => {
  const { page } = person;
  await prepare(page);
  const word = unique('Together');
  const ids: string[] = [];
  for (const end of ['A', 'B', 'C']) ids.push(await makeProduct(page, `${word}${end}`));
  await person.startsAtHome();
  await person.opensList('Products');
  await person.searches(word);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await person.press(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await person.press(page.getByRole('button', { name: 'Edit tags' }));
  const dialog = page.getByRole('dialog');
  await person.picks(dialog.getByRole('combobox', { name: 'Add' }), 'Floral');
  await person.press(dialog.getByRole('button', { name: 'Change tags of 3 products' }));
  await expect(dialog).toContainText('3 done');
  for (const id of ids) expect(await tagsOf(page, id)).toEqual(['Floral']);
});

task('Raise five prices by 5 % and round them', async (person) => {
  const { page } = person;
  await prepare(page);
  const word = unique('Priced');
  const product = await makeProduct(page, word);
  const ids: string[] = [];
  for (const price of [1000, 1111, 1234, 1999, 2050])
    ids.push(await makeVariant(page, product, `${word}-${price}`, price));
  await person.startsAtHome();
  await person.opensList('Variants');
  await person.searches(word);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await person.press(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await person.press(page.getByRole('button', { name: 'Edit a field' }));
  const dialog = page.getByRole('dialog');
  await person.choose(dialog.getByLabel('Field'), 'Price');
  await person.press(dialog.getByRole('button', { name: 'Next' }));
  await dialog.getByRole('region', { name: 'Preview' }).waitFor();
  await person.choose(dialog.getByRole('combobox').first(), 'Increase by percent');
  await person.type(dialog.getByLabel('Percent'), '5');
  await person.choose(dialog.getByLabel('Then round to'), 'Multiples of 0.1');
  await person.press(dialog.getByRole('button', { name: 'Change price of 5 variants' }));
  await expect(dialog).toContainText('5 done');
  const prices = await Promise.all(
    ids.map(async (id) => (await stored(page, 'variant', id)).priceCents),
  );
  expect(prices).toEqual([1050, 1170, 1300, 2100, 2150]);
  for (const id of ids) await send(page, 'deleteVariantMutation', { input: { id } });
});

task('Import three rows', async (person) => {
  const { page } = person;
  const word = unique('Imported');
  await person.startsAtHome();
  await person.opensList('Tags');
  await person.press(page.getByRole('button', { name: 'Import' }));
  const dialog = page.getByRole('dialog');
  const rows = ['One', 'Two', 'Three'].map((end) => `${word} ${end},#123456`);
  await person.type(dialog.getByLabel('Or paste rows'), ['Name,Color', ...rows].join('\n'));
  await person.press(dialog.getByRole('button', { name: 'Next' }));
  await person.press(dialog.getByRole('button', { name: 'Check rows' }));
  await person.press(dialog.getByRole('button', { name: 'Import 3 tags' }));
  await expect(dialog.getByRole('status')).toHaveText('3 done');
  type ResponseBody = { tags: { edges: { node: { name: string } }[] } };
  const filter = { name: { includesInsensitive: word } };
  const { tags } = await send<ResponseBody>(page, 'TagListQuery', { first: 10, filter });
  expect(tags.edges.map(({ node }) => node.name).sort()).toEqual(
    ['One', 'Three', 'Two'].map((end) => `${word} ${end}`),
  );
});
