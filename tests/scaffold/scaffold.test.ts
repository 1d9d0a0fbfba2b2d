import { readFileSync } from 'node:fs';
import { readRecord } from '../../src/cli/scaffoldRecord.ts';
import {
  documentsOf,
  faultsOf,
  githubSchema,
  sampleSchema,
  scaffoldOf,
  textOf,
  unformatted,
  type Files,
} from './scaffolded.ts';

describe('the sample', () => {
  const schema = sampleSchema();
  let files: Files;
  beforeAll(async () => {
    files = await scaffoldOf(schema);
  });

  test('asks for nothing that the schema does not have', () => {
    expect(documentsOf(files).length).toBeGreaterThan(100);
    expect(faultsOf(files, schema)).toEqual([]);
  });

  test('is written as Prettier would format it', async () => {
    expect(await unformatted(files)).toEqual([]);
  });

  test('is kept as it was scaffolded, so that connecting another schema leaves none of it', async () => {
    const { base } = await readRecord('.');
    const edited = [...base].filter(([path, text]) => readFileSync(path, 'utf8') !== text);
    expect(edited.map(([path]) => path)).toEqual([]);
  });

  test('is the same each time, and sorted by path', async () => {
    const again = await scaffoldOf(sampleSchema());
    expect([...again]).toEqual([...files]);
    expect([...files.keys()]).toEqual([...files.keys()].sort());
  });

  test('says of every source file what it came from and what editing it means', () => {
    for (const [path, text] of files) {
      if (path.endsWith('.json')) continue;
      const head = text
        .split('\n', 4)
        .join(' ')
        .replaceAll(/\s(?:\*|\/\/|#)(?=\s)/g, '');
      expect(head).toMatch(
        /^\S+\s+Scaffolded by Frontage from .*\. `frontage pull` keeps your edits\./,
      );
    }
  });

  test('names no file so that another differs from it by capitals alone', () => {
    const paths = [...files.keys()].map((path) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('loads with a page only what that page needs', () => {
    for (const [path, text] of files) {
      if (path.startsWith('pages/')) expect(text).not.toContain('resources.ts');
      if (path.startsWith('src/resources/'))
        expect(text).not.toMatch(/from '\.\.\/navigation\.ts'/);
    }
  });

  test('shows an order with its status beside the title and its customer as a link', () => {
    const record = textOf(files, 'src/resources/orders/OrderRecord.tsx');
    expect(record).toContain(
      'status={<Choice name="status" value={order.status} choices={orderStatus} />}',
    );
    expect(record).toContain('title={order.number}');
    expect(record).toMatch(/customer @catch \{\s+id\s+name\s+\}/);
    const side = textOf(files, 'src/resources/orders/sections/OrderSideSection.tsx');
    expect(side).toMatch(/deliveryAddress @catch \{\s+id\s+label\s+\}/);
  });

  test('leaves it to the place where a record is named to say so in the visitor’s language', () => {
    const lines = textOf(files, 'src/resources/order-lines/OrderLineTable.tsx');
    expect(lines).toMatch(
      /titleColumn\('id', \(\) => null, \{ label: '[^']*', resource: orderLines \}\)/,
    );
    const picker = textOf(files, 'src/resources/orders/pickers/orderPicker.ts');
    expect(picker).toContain('return { key: order.id, title: order.number };');
  });

  test('catches what may be null, and only that', () => {
    const table = textOf(files, 'src/resources/customers/CustomerTable.tsx');
    expect(table).toMatch(/\n +name\n/);
    const record = textOf(files, 'src/resources/customers/CustomerRecord.tsx');
    expect(record).toMatch(/\n +phone @catch\n/);
  });

  test('sorts by what the schema can, the key breaking ties', () => {
    const list = textOf(files, 'src/resources/orders/OrderList.tsx');
    expect(list).toContain("defaultSort: '-placedAt'");
    expect(list).toContain('sorts: sortsBy((sort) => ({ orderBy: [sort] }), {');
    expect(list).toContain("placedAt: ['PLACED_AT_ASC', 'PLACED_AT_DESC'],");
    expect(list).toContain(
      "tieBreak: { column: 'id', variables: { orderBy: ['PRIMARY_KEY_ASC'] } }",
    );
  });

  test('leaves the column out of a tab that would say the same in every row', () => {
    expect(textOf(files, 'src/resources/orders/tabs/OrderLinesTab.tsx')).toContain(
      "view: OrderLineTable,\n  hiddenColumns: ['order'],",
    );
  });
});

test("GitHub's schema gives documents that it takes, each source as Prettier would format it", async () => {
  const schema = githubSchema();
  const files = await scaffoldOf(schema);
  expect(faultsOf(files, schema)).toEqual([]);
  const everyTwelfth = [...files].filter((_, index) => index % 12 === 0);
  expect(await unformatted(everyTwelfth)).toEqual([]);
});
