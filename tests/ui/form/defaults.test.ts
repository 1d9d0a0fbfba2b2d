import { buildSchema, graphql } from 'graphql';
import { choice } from '../../../src/ui/form/inputs/choice.tsx';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { changed, initialState } from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };

const schema = buildSchema(`
  type Query { name: String }
  type Mutation { updateProfile(input: ProfilePatch!): Boolean! }
  enum Visibility { PUBLIC PRIVATE }
  input ProfilePatch { name: String description: String = "" visibility: Visibility = PUBLIC tags: [String!]! = [] }
`);

const fields = inputsOf({
  name: text(),
  description: text(),
  visibility: choice({
    choices: {
      PUBLIC: { label: 'Public', tone: 'neutral' },
      PRIVATE: { label: 'Private', tone: 'neutral' },
    },
  }),
  tags: list({ item: text({ label: 'Tag' }) }),
});

const RESENT = { always: ['visibility'], alwaysIfFilled: ['description', 'tags'] };

/** A backend that writes whatever its schema makes of an input, as most do. */
async function saved(record: Record<string, unknown>, resent?: typeof RESENT) {
  const before = initialState(fields, record, LOCALE);
  const input = changed(fields, before, { ...before, name: 'Ada King' }, LOCALE, resent);
  const stored = { ...record };
  const { errors } = await graphql({
    schema,
    source: 'mutation ($input: ProfilePatch!) { updateProfile(input: $input) }',
    variableValues: { input },
    rootValue: {
      updateProfile: ({ input: patch }: { input: object }) => Object.assign(stored, patch) && true,
    },
  });
  expect(errors).toBeUndefined();
  return stored;
}

test.each([
  ['filled', { description: 'Counts engines', visibility: 'PRIVATE', tags: ['a', 'b'] }],
  ['empty', { description: '', visibility: null, tags: [] }],
])('a backend with defaults changes nothing but the field that was changed: %s', async (_, own) => {
  const record = { name: 'Ada', ...own };
  expect(await saved(record, RESENT)).toEqual({ ...record, name: 'Ada King' });
});

test('such a backend puts back to its defaults what is left out', async () => {
  const record = { name: 'Ada', description: 'Counts', visibility: 'PRIVATE', tags: ['a'] };
  expect(await saved(record)).toMatchObject({ description: '', visibility: 'PUBLIC', tags: [] });
});
