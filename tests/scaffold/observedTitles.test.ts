import { parse } from 'graphql';
import { readModel } from '../../src/model/readModel.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { textOf } from './scaffolded.ts';

const SDL = `
  type Query { people: [Person!]! person(id: ID!): Person pets: [Pet!]! pet(id: ID!): Pet }
  type Person { id: ID! name: String! email: String }
  type Pet { id: ID! name: String! owner: Person }
`;

test('where names were seen to repeat, records are called by what tells them apart, too', async () => {
  const titles = { name: 'repeats', email: 'unique' } as const;
  const { model, open } = readModel(parse(SDL), {}, { types: { Person: { titles } } });
  const files = await scaffold(model, open);
  expect(textOf(files, 'src/resources/people/PersonRecord.tsx')).toContain(
    'title={toldApart(person.name, person.email)}',
  );
  expect(textOf(files, 'src/resources/pets/PetTable.tsx')).toContain(
    'title: (person) => toldApart(person.name, person.email)',
  );
  expect(compile(files, SDL)).toEqual([]);
});
