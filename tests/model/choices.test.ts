import { buildSchema, type GraphQLEnumType } from 'graphql';
import { readChoices } from '../../src/model/wording/choices.ts';

test.each([
  ['carriers by their initials', 'DHL UPS DPD OWN_VAN', ['DHL', 'UPS', 'DPD', 'Own van']],
  ['words that happen to be short', 'NEW OPEN DONE', ['New', 'Open', 'Done']],
  ['one that nobody could speak among words', 'HTML TEXT BOLD', ['HTML', 'Text', 'Bold']],
])('choices read well: %s', (_case, values, labels) => {
  const schema = buildSchema(`enum Kind { ${values} } type Query { kind: Kind }`);
  const choices = readChoices(schema.getType('Kind') as GraphQLEnumType);
  expect(choices.map(({ label }) => label)).toEqual(labels);
});
