import { FIRST_ROW, narrowedVariables, pagedVariables } from '../../src/lists/listVariables.ts';
import type { PagedSettings } from '../../src/lists/pagedSettings.ts';
import { offsetPaging } from '../../src/lists/paging.ts';

interface Variables {
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly where?: object | string;
}

const LIST: PagedSettings<Variables> = {
  size: 20,
  paging: offsetPaging((limit, offset) => ({ limit, offset })),
};
const OF_ONE = { where: { customer: { eq: '7' } } };

test('rows of one record are asked for as a page of the list', () => {
  expect(narrowedVariables(LIST, {}, OF_ONE)).toMatchObject({ limit: 20, ...OF_ONE });
});

test('a search and the record that rows belong to hold both', () => {
  const search = { variables: (text: string) => ({ where: { name: { like: text } } }) };
  expect(narrowedVariables({ ...LIST, search }, { q: 'second' }, OF_ONE)).toMatchObject({
    where: { customer: { eq: '7' }, name: { like: 'second' } },
  });
});

test('where both set the same, they are combined if the backend can, and else not asked for', () => {
  const search = { variables: (text: string) => ({ where: { customer: { eq: text } } }) };
  expect(narrowedVariables({ ...LIST, search }, { q: '8' }, OF_ONE)).toBeNull();
  const combining = { ...LIST, search, and: ['where', 'and'] };
  expect(narrowedVariables(combining, { q: '8' }, OF_ONE)).toMatchObject({
    where: { customer: { eq: '7' }, and: [{ customer: { eq: '8' } }] },
  });
  // Without a text there is nothing to combine.
  expect(narrowedVariables({ ...LIST, search }, {}, OF_ONE)).toMatchObject(OF_ONE);
});

test('to count them, no more than the first is asked for, whichever page the address is of', () => {
  expect(narrowedVariables(LIST, { page: '3', size: '50' }, OF_ONE, FIRST_ROW)).toEqual({
    limit: 1,
    offset: 0,
    ...OF_ONE,
  });
  expect(pagedVariables(LIST, { page: '3' }, FIRST_ROW)).toEqual({ limit: 1, offset: 0 });
});
