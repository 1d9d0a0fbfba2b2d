import { readSdl } from './readSdl.ts';

async function labelsOf(fields: string, inputs = ''): Promise<Record<string, string>> {
  const model = await readSdl(`
    type Query { parcels: [Parcel!]! parcel(id: ID!): Parcel }
    type Mutation { weigh(id: ID!${inputs}): Parcel }
    type Parcel { id: ID! name: String! ${fields} }
  `);
  const [{ fields: read, actions }] = model.resources;
  const parameters = actions.flatMap((action) => action.parameters);
  return Object.fromEntries([
    ...read.map(({ name, label }) => [name, label]),
    ...parameters.map(({ slot, label }) => [`weigh.${slot.join('.')}`, label]),
  ]) as Record<string, string>;
}

test.each([
  ['weightKg: Float', 'Weight (kg)'],
  ['chargeWeightKg: Float', 'Charge weight (kg)'],
  ['lossPercent: Float', 'Loss (%)'],
  ['length_mm: Int', 'Length (mm)'],
  ['kg: Float', 'Kg'],
  ['pricePerKg: Float', 'Price per kg'],
  ['last30Seconds: Int', 'Last 30 seconds'],
  ['weightKg: [Float!]', 'Weight kg'],
  ['weightKg: String', 'Weight kg'],
  ['deliveryDays: Int', 'Delivery days'],
])('a number says what it is counted in: %s is %s', async (field, label) => {
  const { id: _id, name: _name, ...rest } = await labelsOf(field);
  expect(Object.values(rest)).toEqual([label]);
});

test('a number that is shown with its unit is not called by it, save beside one of that name', async () => {
  const { priceCents, durationSeconds, sizeBytes } = await labelsOf(
    'priceCents: Int durationSeconds: Int sizeBytes: Int',
  );
  expect([priceCents, durationSeconds, sizeBytes]).toEqual(['Price', 'Duration', 'Size']);
  const both = await labelsOf('price: Float priceCents: Int');
  expect([both.price, both.priceCents]).toEqual(['Price', 'Price (cents)']);
});

test('a number that is entered says in what', async () => {
  const labels = await labelsOf('priceCents: Int', ', priceInCents: Int!, weightKg: Float!');
  expect(labels['weigh.priceInCents']).toBe('Price (cents)');
  expect(labels['weigh.weightKg']).toBe('Weight (kg)');
});
