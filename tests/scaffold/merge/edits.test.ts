import { format } from 'prettier/standalone';
import * as estree from 'prettier/plugins/estree';
import * as graphql from 'prettier/plugins/graphql';
import * as typescript from 'prettier/plugins/typescript';
import { planMerge } from '../../../src/scaffold/merge/planMerge.ts';
import { scaffoldOf, type Files } from '../scaffolded.ts';

/**
 * What teams do to scaffolded files, and what happens to schemas: whatever meets, the merge gives what
 * the team would have written had the schema been like that from the beginning.
 */

const SDL = `
  type Query {
    films(first: Int, after: String, orderBy: FilmOrder): FilmConnection!
    film(id: ID!): Film
    studios(first: Int, after: String): StudioConnection!
    studio(id: ID!): Studio
  }
  type Mutation {
    createFilm(input: FilmInput!): Film
    updateFilm(id: ID!, patch: FilmPatch!): Film
    deleteFilm(id: ID!): Film
  }
  enum FilmOrder { TITLE_ASC TITLE_DESC YEAR_ASC YEAR_DESC }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  type FilmConnection { edges: [FilmEdge!]! pageInfo: PageInfo! }
  type FilmEdge { node: Film! }
  type StudioConnection { edges: [StudioEdge!]! pageInfo: PageInfo! }
  type StudioEdge { node: Studio! }
  enum Genre { DRAMA COMEDY }
  type Studio { id: ID! name: String! }
  type Film {
    id: ID!
    title: String!
    director: String
    genre: Genre
    year: Int
    budget: Float
    studio: Studio
  }
  input FilmInput {
    title: String!
    director: String
    genre: Genre
    year: Int
    budget: Float
  }
  input FilmPatch {
    title: String
    director: String
    genre: Genre
    year: Int
    budget: Float
  }
`;

/** A change of text, everywhere it is found. */
type Change = readonly [from: RegExp | string, to: string];

/** What happens to a schema. */
const SCHEMA_CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'a field is new': [[/(type Film \{[^}]*)\}/, '$1  rating: Float\n  }']],
  'several types have a new field': [
    [/(type Film \{\s+id: ID!)/, '$1\n    originalTitle: String'],
    [/(type Studio \{ id: ID!)/, '$1 city: String founded: Int'],
  ],
  'a field is gone': [[/(type Film \{[^}]*)budget: Float/, '$1']],
  'a field has another name': [[/(type Film \{[^}]*)budget: Float/, '$1costs: Float']],
  'a field has another type': [[/(type Film \{[^}]*)budget: Float/, '$1budget: String']],
  'a field must be there': [[/(type Film \{[^}]*)year: Int/, '$1year: Int!']],
  'an input is new': [[/(input Film(Input|Patch) \{[^}]*)\}/g, '$1  rating: Float\n  }']],
  'an input is gone': [[/(input Film(Input|Patch) \{[^}]*)budget: Float/g, '$1']],
  'an input is required': [[/(input FilmInput \{[^}]*)year: Int/, '$1year: Int!']],
  'a value of an enum is new': [['DRAMA COMEDY', 'DRAMA COMEDY HORROR']],
  'a filter is new': [
    ['orderBy: FilmOrder)', 'orderBy: FilmOrder, filter: FilmFilter)'],
    ['enum Genre', 'input FilmFilter { genre: Genre title: String }\n  enum Genre'],
  ],
  'a relation to many is new': [
    [/(type Film \{[^}]*)\}/, '$1  sequels(first: Int, after: String): FilmConnection!\n  }'],
  ],
  'a mutation is new': [['deleteFilm(', 'archiveFilm(id: ID!): Film\n    deleteFilm(']],
  'a description is new': [
    [/(type Film \{[^}]*)year: Int/, '$1"""\n    Of the first showing.\n    """\n    year: Int'],
  ],
  'an order is gone': [[' YEAR_ASC YEAR_DESC', '']],
};

interface Edit {
  readonly file: string;
  readonly changes: readonly Change[];
  /** It decides the order where the scaffold may change it too: yours counts. */
  readonly hasOwnOrder?: true;
}

const FOLDER = 'src/resources/films';

/** What teams do. */
const EDITS: Readonly<Record<string, Edit>> = {
  'a column has another label': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [['film.director)', "film.director, { label: 'Directed by' })"]],
  },
  'a column is hidden': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [['film.year, {', 'film.year, { hidden: true,']],
  },
  'a column is gone': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [[/ *\w+Column\('year'.*\n/, '']],
  },
  'a column is the team’s own': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [
      [
        /( *\w+Column\('title'.*\n)/,
        "$1    column('age', (film) => ageOf(film), { cell: (film) => <b>{ageOf(film)}</b> }),\n",
      ],
      [
        "import { films } from './films.ts';",
        "import { ageOf } from './age.ts';\nimport { films } from './films.ts';",
      ],
    ],
  },
  'a column of its own stands last, where another was': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [
      [
        / *identifierColumn\('id'.*\n/,
        "    column('age', (film) => ageOf(film), { cell: (film) => <b>{ageOf(film)}</b> }),\n",
      ],
    ],
    hasOwnOrder: true,
  },
  'columns have another order': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [[/( *textColumn\('director'.*\n)([^]*?)( *choiceColumn\('genre'.*\n)/, '$3$2$1']],
    hasOwnOrder: true,
  },
  'a list is longer': {
    file: `${FOLDER}/FilmList.tsx`,
    changes: [['size: 25', 'size: 50']],
  },
  'a list is sorted otherwise': {
    file: `${FOLDER}/FilmList.tsx`,
    changes: [["defaultSort: 'title'", "defaultSort: '-title'"]],
  },
  'a record has a title of its own': {
    file: `${FOLDER}/FilmRecord.tsx`,
    changes: [['title={film.title}', 'title={film.title.toUpperCase()}']],
  },
  'a record shows more': {
    file: `${FOLDER}/FilmRecord.tsx`,
    changes: [
      [
        /( *)<Choice name="genre"/,
        '$1<RecordField label="Age">\n$1  <b>{ageOf(film)}</b>\n$1</RecordField>\n$1<Choice name="genre"',
      ],
      ['import { RecordScreen, Section }', 'import { RecordField, RecordScreen, Section }'],
      [
        "import { films } from './films.ts';",
        "import { ageOf } from './age.ts';\nimport { films } from './films.ts';",
      ],
    ],
  },
  'a record shows less': {
    file: `${FOLDER}/FilmRecord.tsx`,
    changes: [[/ *<Choice name="genre".*\n/, '']],
  },
  'an input has help': {
    file: `${FOLDER}/filmFields.ts`,
    changes: [['director: text()', "director: text({ help: 'Who made it.' })"]],
  },
  'a resource has another name': {
    file: `${FOLDER}/films.ts`,
    changes: [["pluralLabel: 'Films'", "pluralLabel: 'Movies'"]],
  },
  'a helper is at the end': {
    file: `${FOLDER}/FilmTable.tsx`,
    changes: [
      [/$/, '\n/** Ours. */\nexport function isOld(year: number) {\n  return year < 1960;\n}\n'],
    ],
  },
};

function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`There is no ${String(from)} in:\n${before}`);
    return after;
  }, text);
}

function formatted(text: string): Promise<string> {
  return format(text, {
    parser: 'typescript',
    plugins: [estree as never, graphql, typescript],
    singleQuote: true,
    printWidth: 100,
  });
}

async function edited(files: Files, { file, changes }: Edit): Promise<string> {
  return formatted(changed(files.get(file) ?? '', changes));
}

let before: Files;
beforeAll(async () => {
  before = await scaffoldOf(SDL);
});

const sortedLines = (text: string) => text.split('\n').sort().join('\n');

describe.each(Object.entries(SCHEMA_CHANGES))('when %s', (_when, schemaChanges) => {
  let after: Files;
  beforeAll(async () => {
    after = await scaffoldOf(changed(SDL, schemaChanges));
  });

  test.each(Object.entries(EDITS))('and %s', async (_and, edit) => {
    const current = new Map([...before, [edit.file, await edited(before, edit)]]);
    const plan = await planMerge({ base: before, open: new Map() }, current, after);
    const decision = plan.decisions.find(({ path }) => path === edit.file);
    expect(plan.places).toEqual([]);
    const merged = decision && 'text' in decision ? decision.text : current.get(edit.file);
    const wanted = await edited(after, edit);
    if (edit.hasOwnOrder) expect(sortedLines(merged ?? '')).toBe(sortedLines(wanted));
    else expect(merged).toBe(wanted);
  });
});
