import { buildSchema, type GraphQLEnumType } from 'graphql';
import { readChoices } from '../../src/model/wording/choices.ts';

test.each([
  ['carriers by their initials', 'DHL UPS DPD OWN_VAN', ['DHL', 'UPS', 'DPD', 'Own van']],
  ['words that happen to be short', 'NEW OPEN DONE', ['New', 'Open', 'Done']],
  ['initials with a number', 'G PG PG_13 NC_17 NET_30', ['G', 'PG', 'PG-13', 'NC-17', 'Net 30']],
  [
    'names that say nothing, by their descriptions',
    '"Open" _1 "Closed, paid" _2',
    ['Open', 'Closed, paid'],
  ],
  [
    'by a description with the signs that a name cannot have',
    '"R&D" R_D "Is new." NEW',
    ['R&D', 'New'],
  ],
  [
    'by their names where descriptions explain',
    '"Nothing yet" NEW "All of it" DONE',
    ['New', 'Done'],
  ],
  ['one that nobody could speak among words', 'HTML TEXT BOLD', ['HTML', 'Text', 'Bold']],
])('choices read well: %s', (_case, values, labels) => {
  const schema = buildSchema(`enum Kind { ${values} } type Query { kind: Kind }`);
  const choices = readChoices(schema.getType('Kind') as GraphQLEnumType);
  expect(choices.map(({ label }) => label)).toEqual(labels);
});
