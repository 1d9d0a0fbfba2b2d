import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

interface Album {
  readonly mutation: string;
  readonly more?: string;
  readonly ofAlbum?: string;
  readonly ofPhoto?: string;
}

const sdl = ({ mutation, more = '', ofAlbum = '', ofPhoto = '' }: Album) => `
  type Query {
    albums(limit: Int, offset: Int): [Album!]!  album(id: ID!): Album
    photos(limit: Int, offset: Int): [AlbumPhoto!]!  photo(id: ID!): AlbumPhoto
  }
  type Mutation { ${mutation} }
  type Album { id: ID! name: String! photos: [AlbumPhoto!]! ${ofAlbum} }
  type AlbumPhoto { id: ID! caption: String! ${ofPhoto} }
  input PhotoMove { id: ID! sortOrder: Int }
  ${more}
`;

async function textsOf(album: Album): Promise<{ readonly tab: string; readonly list: string }> {
  const files = await scaffoldOf(sdl(album));
  expect(faultsOf(files, buildSchema(sdl(album)))).toEqual([]);
  const text = (path: string) =>
    textOf(files, path).replaceAll(/\s+/g, ' ').replaceAll(', }', ' }');
  return {
    tab: text('src/resources/albums/tabs/AlbumPhotosTab.tsx'),
    list: text('src/resources/album-photos/AlbumPhotoList.tsx'),
  };
}

test.each([
  [
    'the record that has them beside it',
    'reorderPhotos(albumId: ID!, photoIds: [ID!]!): [AlbumPhoto!]!',
    '({ photoIds: keys, albumId: owner })',
  ],
  [
    'the record first',
    'albumPhotosReorder(album: ID!, photos: [ID]!): Album',
    '({ album: owner, photos: keys })',
  ],
  [
    'keys that are only called so',
    'rearrangeAlbumPhotos(albumId: ID!, orderedIds: [ID!]!): Album',
    '({ albumId: owner, orderedIds: keys })',
  ],
])(
  'rows are put in order by a mutation that takes all keys, with %s',
  async (_, mutation, sent) => {
    const { tab, list } = await textsOf({ mutation });
    expect(tab).toContain(`=> ${sent}`);
    expect(tab).toContain(
      'fragment AlbumPhotosTab_places on AlbumPhoto @relay(plural: true) { id }',
    );
    expect(tab).toContain('rowOrder,');
    expect(list).not.toContain('rowOrder');
  },
);

test('what it takes may lie in an input object', async () => {
  const { tab } = await textsOf({
    mutation: 'reorderAlbumPhotos(input: ReorderInput!): Album',
    more: 'input ReorderInput { album: ID! photos: [ID]! }',
  });
  expect(tab).toContain('=> ({ input: { album: owner, photos: keys } })');
});

test('records of a list are put in order by a mutation that takes their keys alone', async () => {
  const { list } = await textsOf({ mutation: 'reorderPhotos(ids: [ID!]!): Boolean' });
  expect(list).toContain('=> ({ ids: keys })');
  expect(list).toContain("root: 'reorderPhotos',");
});

test('keys alone are those of all records of a list, or of the one that they cannot be without', async () => {
  const mutation = `
    reorderPhotos(ids: [ID!]!): Boolean
    createPhoto(caption: String!, albumId: ID!): AlbumPhoto
  `;
  const { tab, list } = await textsOf({ mutation, ofPhoto: 'album: Album!' });
  expect(tab).toContain('=> ({ ids: keys })');
  expect(list).not.toContain('rowOrder');
});

test.each([
  ['moves', 'reorderAlbumPhotos(albumId: ID!, moves: [PhotoMove!]!): Album'],
  ['more than the keys', 'reorderPhotos(albumId: ID!, photoIds: [ID!]!, after: ID): Album'],
  ['keys of something else', 'reorderAlbumTracks(albumId: ID!, trackIds: [ID!]!): Album'],
  ['keys to do something else with', 'publishPhotos(albumId: ID!, photoIds: [ID!]!): Album'],
])('a mutation that takes %s puts nothing in order', async (_, mutation) => {
  const { tab, list } = await textsOf({ mutation });
  expect(tab).not.toContain('rowOrder');
  expect(list).not.toContain('rowOrder');
});

test('nothing is put in order where the mutation may mean other records that the record has', async () => {
  const { tab } = await textsOf({
    mutation: 'reorderAlbumPhotos(albumId: ID!, photoIds: [ID!]!): Album',
    ofAlbum: 'covers: [AlbumPhoto!]!',
  });
  expect(tab).not.toContain('rowOrder');
});

test('places that are saved row by row go before, since they need not be all there', async () => {
  const { tab } = await textsOf({
    mutation: `
      reorderPhotos(albumId: ID!, photoIds: [ID!]!): [AlbumPhoto!]!
      createPhoto(caption: String!, albumId: ID!): AlbumPhoto
      updatePhoto(id: ID!, position: Int): AlbumPhoto
    `,
    ofPhoto: 'album: Album! position: Int!',
  });
  expect(tab).toContain("input: 'position',");
  expect(tab).not.toContain('root:');
});

test('keys that are called as one list of a record is are not those of another', async () => {
  const fields = `
    type Query { tables(limit: Int, offset: Int): [Table!]! table(id: ID!): Table }
    type Mutation { reorderTableFields(table: ID!, fields: [ID!]!): Table }
    type Table {
      id: ID! name: String!
      fields(limit: Int, offset: Int): [UsedField!]! availableFields(limit: Int, offset: Int): [AvailableField!]!
    }
    type UsedField { id: ID! name: String! }
    type AvailableField { id: ID! name: String! }
  `;
  const files = await scaffoldOf(fields);
  expect(textOf(files, 'src/resources/tables/tabs/TableFieldsTab.tsx')).toContain('rowOrder,');
  expect(textOf(files, 'src/resources/tables/tabs/TableAvailableFieldsTab.tsx')).not.toContain(
    'rowOrder',
  );
});
