import { createHash } from 'node:crypto';
import { printAllowList } from '../../src/scaffold/allowList.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const FILMS = { name: 'FilmsQuery', text: 'query FilmsQuery {\n  films\n}\n' };
const RENAME = {
  name: 'rename',
  text: 'fragment F on Film {\n  id\n}\n\nmutation rename {\n  rename {\n    ...F\n  }\n}\n',
  id: 'a1',
};

test('Apollo’s manifest knows operations by the hashes of their texts', () => {
  expect(JSON.parse(printAllowList([RENAME, FILMS], 'apollo'))).toEqual({
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: [
      { id: sha256(FILMS.text), name: 'FilmsQuery', type: 'query', body: FILMS.text },
      { id: sha256(RENAME.text), name: 'rename', type: 'mutation', body: RENAME.text },
    ],
  });
});

test('Relay’s map has the ids that it compiled, and else hashes', () => {
  expect(JSON.parse(printAllowList([RENAME, FILMS], 'relay'))).toEqual({
    a1: RENAME.text,
    [sha256(FILMS.text)]: FILMS.text,
  });
});

test('the order in which operations are read does not matter', () => {
  expect(printAllowList([RENAME, FILMS], 'apollo')).toBe(printAllowList([FILMS, RENAME], 'apollo'));
});
