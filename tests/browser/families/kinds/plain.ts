import type { Family } from '../family.ts';
import { makeRows, THING, type Row } from '../rows.ts';
import { thingFacts } from '../thing.ts';

/** What a kilogram is in other units. */
const PER_KILOGRAM = { KILOGRAM: 1, POUND: 2.25, GRAM: 1000, STONE: 0.16, OUNCE: 36 };

const igloos = makeRows('igloo', (number) => ({ code: `I-${number}` }));

interface IglooInput {
  readonly translations?: readonly Row[] | null;
  readonly plan?: File | null;
  readonly photos?: readonly File[];
}

/** What was written in other languages, by the igloo's code. */
const translations = new Map<string, readonly Row[]>();

/** The names of the files that were uploaded, by the igloo's code. */
const plans = new Map<string, string>();

/** The photos that were uploaded, by the igloo's code. */
const photos = new Map<string, readonly Row[]>();

export const igloo: Family = {
  shows: 'a plain list with all there is, fetched by a natural key',
  type: 'Igloo',
  slug: 'igloos',
  sdl: `
    extend type Query { igloos: [Igloo!]! igloo(code: String!): Igloo }
    type Igloo {
      code: String! ${THING}
      "Its weight in another unit."
      weightIn(unit: MassUnit!): Float
      neighbours(colour: Colour!, heavierThan: Int): [Igloo!]!
      translations: [IglooTranslation!]!
      planUrl: String
      photos: [IglooPhoto!]!
    }
    type IglooPhoto { url: String! name: String! size: Int! }
    type IglooTranslation { id: ID! languageCode: Language! name: String! story: String }
    enum Language { en de pt_BR zh_Hans ar }
    extend type Mutation { updateIgloo(code: String!, input: IglooInput!): Igloo! }
    input IglooInput {
      weight: Int plan: Upload translations: [IglooTranslationInput!]
      "They are added to those that are there."
      photos: [Upload!]
    }
    input IglooTranslationInput { id: ID languageCode: Language! name: String! story: String }
    enum MassUnit { KILOGRAM POUND GRAM STONE OUNCE }
  `,
  query: {
    igloos: () => igloos,
    igloo: (_: unknown, { code }: { code: string }) =>
      igloos.find((row) => row.code === code) ?? null,
  },
  resolvers: {
    Mutation: {
      updateIgloo: (_: unknown, { code, input }: { code: string; input: IglooInput }) => {
        if (input.translations) translations.set(code, input.translations);
        if (input.plan) plans.set(code, input.plan.name);
        if (input.plan === null) plans.delete(code);
        const added = input.photos?.map(({ name, size }) => ({
          url: `https://files.example/${name}`,
          name,
          size,
        }));
        if (added) photos.set(code, [...(photos.get(code) ?? []), ...added]);
        return igloos.find((row) => row.code === code);
      },
    },
    Igloo: {
      translations: ({ code, name }: { code: string; name: string }) =>
        (translations.get(code) ?? [{ languageCode: 'en', name }]).map((translation, index) => ({
          id: `${code}-${index}`,
          ...translation,
        })),
      planUrl: ({ code }: { code: string }) =>
        plans.has(code) ? `https://files.example/${plans.get(code)}` : null,
      photos: ({ code }: { code: string }) => photos.get(code) ?? [],
      weightIn: ({ weight }: { weight: number }, { unit }: { unit: keyof typeof PER_KILOGRAM }) =>
        weight * PER_KILOGRAM[unit],
      neighbours: (
        { code }: Row,
        { colour, heavierThan = 0 }: { colour: string; heavierThan?: number },
      ) =>
        igloos.filter(
          (row) => row.code !== code && row.colour === colour && Number(row.weight) > heavierThan,
        ),
    },
  },
  rows: igloos,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
};

const folders = makeRows('folder', (number) => ({ id: number }), 20);
const documents = makeRows('document', (number) => ({
  id: number,
  folder: folders[number % folders.length],
}));
const documentsIn = (folderId: unknown) =>
  documents.filter(({ folder }) => (folder as Row).id === folderId);

export const folder: Family = {
  shows: 'a short list with a relation to records that cannot be listed without it',
  type: 'Folder',
  slug: 'folders',
  sdl: `
    extend type Query { folders: [Folder!]! folder(id: Int!): Folder }
    type Folder { id: Int! ${THING} documents: [Document!]! }
  `,
  query: {
    folders: () => folders,
    folder: (_: unknown, { id }: { id: number }) => folders.find((row) => row.id === id) ?? null,
  },
  resolvers: { Folder: { documents: ({ id }: Row) => documentsIn(id) } },
  rows: folders,
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  facts: thingFacts,
  tabs: {
    Documents: ({ id }) => ({
      titles: documentsIn(id).map(({ name }) => String(name)),
      slug: 'documents',
    }),
  },
};

export const document: Family = {
  shows: 'a list with required arguments, and a union of a record and a failure as its lookup',
  type: 'Document',
  slug: 'documents',
  sdl: `
    extend type Query { documents(folderId: Int!): [Document!]! document(id: Int!): DocumentResult }
    union DocumentResult = Document | DocumentNotFoundError
    type DocumentNotFoundError { message: String! }
    type Document { id: Int! ${THING} folder: Folder! }
  `,
  query: {
    documents: (_: unknown, { folderId }: { folderId: number }) => documentsIn(folderId),
    document: (_: unknown, { id }: { id: number }) =>
      documents.find((row) => row.id === id) ?? { message: `There is no document ${id}.` },
  },
  resolvers: {
    DocumentResult: {
      __resolveType: (result: Row) => ('message' in result ? 'DocumentNotFoundError' : 'Document'),
    },
  },
  rows: documentsIn(7),
  title: ['name'],
  paging: 'none',
  total: false,
  sorts: {},
  search: null,
  filter: null,
  asks: 'folderId=7',
  askedRecord: {
    input: 'Folder',
    name: String(folders.find(({ id }) => id === 7)?.name),
    query: 'folderFinderOneQuery',
  },
  facts: thingFacts,
  links: {
    Folder: ({ folder: owner }) => ({ title: String((owner as Row).name), slug: 'folders' }),
  },
};
