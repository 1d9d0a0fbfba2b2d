import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const QUERY = `
  type Query { boats: [Boat!]! boat(id: ID!): Boat harbours: [Harbour!]! harbour(id: ID!): Harbour }
  type Boat { id: ID! name: String! flags: [Flag!] harbour: Harbour visits: [Harbour!]! }
  type Flag { id: ID! name: String! colour: String harbour: Harbour }
  type Harbour { id: ID! name: String! depth: Int }
  input FlagInput { id: ID name: String! harbour: HarbourInput }
  input HarbourInput { id: ID name: String! depth: Int }
  input HarbourKey { id: ID }
`;

/** What is written where boats are updated by the given values. */
async function boatsWith(input: string, mutations: string) {
  const sdl = `${QUERY} input BoatInput ${input} type Mutation { ${mutations} }`;
  const files = await scaffoldOf(sdl);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
  return files;
}

function textIn(files: Files, name: string): string {
  return textOf(files, `src/resources/boats/${name}.ts`).replaceAll(/\s+/g, ' ');
}

const WHOLE =
  'createBoat(input: BoatInput!): Boat updateBoat(id: ID!, input: BoatInput!): Boat deleteBoat(id: ID!): Boat';

test('an update of whole records reads what lies in them, keys and all, and sends it with every change', async () => {
  const files = await boatsWith(
    '{ name: String! flags: [FlagInput!] harbour: HarbourInput }',
    WHOLE,
  );
  const edit = textIn(files, 'mutations/editBoat');
  expect(edit).toContain(
    'flags @catch { id name harbour @catch { id name depth @catch } } harbour @catch { id name depth @catch }',
  );
  expect(edit).toContain("always: ['name', 'flags', 'harbour']");
  // A new one has no keys yet, so that the two forms differ.
  const fields = textIn(files, 'boatEditFields');
  expect(fields).toContain(
    "harbour: group<HarbourInput>({ fields: { id: text({ label: 'ID', hasDefault: true })",
  );
  // One that is added has none, either.
  expect(fields).toContain("label: 'Flag', fields: { id: text({ label: 'ID' })");
  expect(textIn(files, 'boatFields')).not.toContain('id: ');
});

test('an update of whole records sends the keys of related records as they were read', async () => {
  for (const [input, name] of [
    ['visitIds: [ID!]', 'visitIds'],
    ['visits: [HarbourKey!]', 'visits'],
  ]) {
    const files = await boatsWith(`{ name: String! ${input} }`, WHOLE);
    const edit = textIn(files, 'mutations/editBoat');
    expect(edit).toContain('visits { ...harbourPicker_record }');
    expect(edit).toContain(`${name}: optionOfEach(harbourPicker, boat.visits)`);
    expect(edit).toContain(`always: ['name', '${name}']`);
  }
});

test('an update that insists on related records is a form that begins with those of the record', async () => {
  const files = await boatsWith(
    '{ name: String! visitIds: [ID!]! flags: [FlagInput!]! }',
    'updateBoat(id: ID!, input: BoatInput!): Boat',
  );
  const edit = textIn(files, 'mutations/editBoat');
  expect(edit).toContain('visitIds: optionOfEach(harbourPicker, boat.visits)');
  expect(edit).toContain("always: ['name', 'visitIds', 'flags']");
});

test('an update of single values leaves related records alone', async () => {
  const files = await boatsWith(
    '{ name: String visitIds: [ID!] flags: [FlagInput!] }',
    'updateBoat(id: ID!, input: BoatInput!): Boat',
  );
  const edit = textIn(files, 'mutations/editBoat');
  for (const part of ['visits', 'flags', 'always']) expect(edit).not.toContain(part);
});
