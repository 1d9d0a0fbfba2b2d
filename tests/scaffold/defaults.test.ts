import { compile } from './compiled.ts';
import { scaffoldOf, textOf } from './scaffolded.ts';

const sdl = (patch: string) => `
  type Query { profiles(limit: Int, offset: Int): [Profile!]! profile(id: ID!): Profile teams(limit: Int, offset: Int): [Team!]! team(id: ID!): Team }
  type Mutation { updateProfile(id: ID!, input: ProfilePatch!): Profile }
  type Profile { id: ID! name: String! description: String visibility: Visibility! tags: [String!]! team: Team }
  type Team { id: ID! name: String! }
  enum Visibility { PUBLIC PRIVATE }
  input ProfilePatch { ${patch} }
`;

async function editing(patch: string): Promise<string> {
  const files = await scaffoldOf(sdl(patch));
  expect(compile(files, sdl(patch))).toEqual([]);
  return textOf(files, 'src/resources/profiles/mutations/editProfile.ts').replaceAll(/\s+/g, ' ');
}

test('what a backend would put back to its default when it is left out is sent with every change', async () => {
  const patch =
    'name: String description: String = "" visibility: Visibility = PUBLIC tags: [String!] = [] teamId: ID = null notify: Boolean = false';
  expect(await editing(patch)).toContain(
    "always: ['visibility'], alwaysIfFilled: ['description', 'tags', 'teamId'],",
  );
});

test('without defaults, only what a person changed is sent', async () => {
  const patch =
    'name: String description: String visibility: Visibility tags: [String!] teamId: ID';
  expect(await editing(patch)).not.toContain('always');
});

test('a choice that may be left open says what the schema makes of it, other inputs do not', async () => {
  const schema = `${sdl('name: String')}
    extend type Mutation { createProfile(input: NewProfile!): Profile }
    input NewProfile {
      name: String! = "Nobody"
      visibility: Visibility! = PRIVATE
      tags: [String!] = []
      notify: Boolean = false
      audit: Boolean = null
      teamId: ID
    }
  `;
  const files = await scaffoldOf(schema);
  expect(compile(files, schema)).toEqual([]);
  const made = [...files.values()].flatMap((code) => code.match(/^.*defaultChoice.*$/gm) ?? []);
  expect(made.map((line) => line.trim()).sort()).toEqual([
    "notify: yesNo({ defaultChoice: 'false' }),",
    "visibility: choice({ choices: visibility, hasDefault: true, defaultChoice: 'PRIVATE' }),",
  ]);
});
