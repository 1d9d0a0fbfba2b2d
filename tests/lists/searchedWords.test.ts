import { listVariables, pagedVariables } from '../../src/lists/listVariables.ts';
import type { ListSettings } from '../../src/lists/listSettings.ts';
import { noPaging } from '../../src/lists/paging.ts';
import { searchedWords } from '../../src/lists/searchedWords.ts';
import { VISITOR } from '../ui/list/sampleList.ts';

test.each<[text: string, words: string[]]>([
  ['Elin Sandberg', ['Elin', 'Sandberg']],
  ['  Lake   Kivu ', ['Lake', 'Kivu']],
  ['"Lake Kivu" washed', ['Lake Kivu', 'washed']],
  ['5" pipe', ['5"', 'pipe']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f g h']],
  ['', []],
])('%j is searched for by its words', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});

interface Where {
  readonly first?: string;
  readonly last?: string;
  readonly or?: readonly Where[];
  readonly and?: readonly Where[];
}

interface Variables {
  readonly where?: Where;
  readonly search?: string;
}

const by = (text: string) => ({ where: { or: [{ first: text }, { last: text }] } });

const PEOPLE: ListSettings<Variables> = {
  size: 25,
  paging: noPaging(),
  search: { fields: ['First', 'Last'], variables: by },
  and: ['where', 'and'],
};

test('each word has to be found, in whichever field', () => {
  expect(pagedVariables(PEOPLE, { q: 'Elin Sandberg' })).toEqual({
    where: { ...by('Elin').where, and: [by('Sandberg').where] },
  });
  expect(listVariables(PEOPLE, { q: 'Elin' }, VISITOR)).toEqual(by('Elin'));
});

test('a search that the backend makes by itself, and one that cannot be combined, gets the text as it is', () => {
  const itself = { ...PEOPLE, search: { variables: (search: string) => ({ search }) } };
  expect(pagedVariables(itself, { q: 'Elin Sandberg' })).toEqual({ search: 'Elin Sandberg' });
  const { and: _, ...alone } = PEOPLE;
  expect(pagedVariables(alone, { q: 'Elin Sandberg' })).toEqual(by('Elin Sandberg'));
});
