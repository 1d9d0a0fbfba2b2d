import { buildSchema } from 'graphql';
import { buildModel } from '../../../src/model/buildModel.ts';
import { scriptedBackend, type ScriptedBackend } from './scriptedBackend.ts';

const SDL = `
type Query { payments(first: Int, offset: Int): [Payment!]! payment(id: ID!): Payment }
type Payment { id: ID! channel: String! variety: String! stamp: String! note: String remark: String password: String }
`;

/** Payments that say the same of their variety, and rarely anything in their remark. */
const PAYMENTS = Array.from({ length: 12 }, (_, index) => ({
  id: `${index}`,
  channel: 'web',
  variety: index % 2 === 0 ? 'voucher' : 'card',
  stamp: `P-${index}`,
  remark: index === 3 ? 'late' : null,
  password: `hunter${index}`,
}));

let backend: ScriptedBackend;

afterEach(() => backend.close());

async function observe(count: number) {
  const payments = ({ first = 100 }: { first?: number }) =>
    PAYMENTS.slice(0, count).slice(0, first);
  backend = await scriptedBackend({ sdl: SDL, root: { payments } });
  return (await backend.observe()).observed;
}

test('records are named by what differs among them, not by what comes first', async () => {
  const observations = await observe(12);
  expect(observations.types?.['Payment']?.titles).toMatchObject({
    variety: 'repeats',
    stamp: 'unique',
    remark: 'empty',
  });
  const titled = (some: typeof observations) =>
    buildModel(buildSchema(SDL), {}, { observations: some }).resources[0].title;
  expect(titled({})).toEqual(['variety']);
  expect(titled(observations)).toEqual(['stamp']);
});

test('no value of a record and no secret is part of what was observed', async () => {
  const text = JSON.stringify(await observe(12));
  expect(text).not.toMatch(/voucher|card|P-\d|late|hunter|password/);
});
