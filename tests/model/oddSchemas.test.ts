import fc from 'fast-check';
import { Kind, buildASTSchema, parse, visit } from 'graphql';
import type {
  DocumentNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
  TypeNode,
} from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { toContract } from '../../src/model/contract.ts';
import { checkRequests } from './checkRequests.ts';
import { PAGE_INFO, connection } from './readSdl.ts';

const BASE = parse(`
  type Query { node(id: ID!): Node viewer: User! posts(first: Int, after: String, filter: PostFilter, where: PostWhere, orderBy: [PostOrder!], search: String): PostConnection!
    post(id: ID!): Post users(limit: Int, offset: Int, sort: UserSort, ids: [ID!]): [User!]! user(where: UserWhereUnique!): User usersCount(where: UserWhereUnique): Int
    files: FileList Page(page: Int, perPage: Int): Page tags(options: TagOptions!): [Tag!]! stats(from: String!): [Stat!]! }
  interface Node { id: ID! } type Post implements Node { id: ID! title: String! body: String author: User! authorId: ID tags(limit: Int): [Tag!]! price: Money status: Status related: PostConnection! meta: Meta }
  type User implements Node { id: ID! name: String! email: String posts(first: Int, after: String): PostConnection! manager: User address: Address }
  type Tag { slug: String! posts: [Post!]! } type Money { amount: Float! currency: String! } type Meta { sys: Sys! parent: Meta } type Sys { id: String! } type Address { city: String country: Country } type Country { code: String! name: String }
  type FileList { items: [File!]! total: Int! } interface File { id: ID! name: String! } type Image implements File { id: ID! name: String! width: Int } type Page { pageInfo: PageInfo media: [Image] users: [User] } type Stat { day: String! count: Int! }
  enum Status { OPEN CLOSED } input PostFilter { title: StringFilter author: UserFilter and: [PostFilter!] or: [PostFilter!] } input StringFilter { eq: String in: [String!] contains: String } input UserFilter { id: StringFilter }
  input PostWhere { title: String title_contains: String status_in: [Status!] } enum PostOrder { TITLE_ASC TITLE_DESC ID_ASC } input UserSort { field: UserField! direction: Direction! } enum UserField { name email } enum Direction { ASC DESC }
  input UserWhereUnique { id: ID email: String } input TagOptions { skip: Int take: Int filter: StringFilter }
  type Mutation { createPost(input: PostInput!): Post updatePost(id: ID!, input: PostInput!): Post deletePost(id: ID!): Post archivePosts(ids: [ID!]!): [Post!]! } input PostInput { title: String authorId: ID }
  ${connection('Post', 'totalCount: Int!')} ${PAGE_INFO}
`);

/** Names that schemas, Relay, JavaScript or the app itself use for something else. */
const NASTY = [
  'Query2',
  'Node',
  'Page',
  'Record',
  'Table',
  'List',
  'Model',
  'Map',
  'Object',
  'Edge',
  'Connection',
  'PageInfo',
  'ID',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  'key',
  'ref',
  'id',
  'ids',
  'edges',
  'node',
  'nodes',
  'items',
  'total',
  'count',
  'first',
  'after',
  'where',
  'filter',
  'and',
  'or',
  'not',
  '__id',
  '_',
  '_1',
  'default',
  'class',
  'value',
  'hole',
  'length',
];

interface Change {
  kind:
    | 'drop'
    | 'renameField'
    | 'renameType'
    | 'nullable'
    | 'required'
    | 'list'
    | 'retype'
    | 'dropArgument'
    | 'renameArgument';
  at: number;
  name: string;
}

const change = fc.record<Change>({
  kind: fc.constantFrom(
    'drop',
    'renameField',
    'renameType',
    'nullable',
    'required',
    'list',
    'retype',
    'dropArgument',
    'renameArgument',
  ),
  at: fc.nat(400),
  name: fc.constantFrom(...NASTY),
});

const typeNames = BASE.definitions.flatMap((definition) =>
  'name' in definition && definition.name ? [definition.name.value] : [],
);

function objectTypes(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition.name.value] : [],
  );
}

function apply(document: DocumentNode, { kind, at, name }: Change): DocumentNode {
  if (kind === 'renameType')
    return renameType(document, typeNames[at % typeNames.length] ?? '', name);
  let seen = 0;
  const outputNames = objectTypes(document);
  const fields = countFields(document);
  const edit = <T extends FieldDefinitionNode | InputValueDefinitionNode>(
    field: T,
  ): T | null | undefined => {
    if (seen++ !== at % fields) return undefined;
    const type = field.type;
    switch (kind) {
      case 'drop':
        return null;
      case 'renameField':
        return { ...field, name: { ...field.name, value: name } };
      case 'nullable':
        return { ...field, type: type.kind === Kind.NON_NULL_TYPE ? type.type : type };
      case 'required':
        return {
          ...field,
          type: type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type },
        };
      case 'list':
        return {
          ...field,
          type:
            type.kind === Kind.NON_NULL_TYPE ? type : ({ kind: Kind.LIST_TYPE, type } as TypeNode),
        };
      case 'retype':
        return field.kind === Kind.FIELD_DEFINITION
          ? {
              ...field,
              type: {
                kind: Kind.NAMED_TYPE,
                name: { kind: Kind.NAME, value: outputNames[at % outputNames.length] ?? 'Post' },
              },
            }
          : field;
      case 'dropArgument':
        return field.kind === Kind.FIELD_DEFINITION
          ? { ...field, arguments: field.arguments?.slice(1) }
          : field;
      case 'renameArgument':
        return field.kind === Kind.FIELD_DEFINITION
          ? {
              ...field,
              arguments: field.arguments?.map((argument, index) =>
                index === 0 ? { ...argument, name: { ...argument.name, value: name } } : argument,
              ),
            }
          : field;
      default:
        return undefined;
    }
  };
  return visit(document, {
    FieldDefinition: edit,
    InputObjectTypeDefinition: {
      enter: (node) => ({ ...node, fields: node.fields?.flatMap((field) => edit(field) ?? field) }),
    },
  });
}

function countFields(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    FieldDefinition: () => void (count += 1),
    InputObjectTypeDefinition: (node) => void (count += node.fields?.length ?? 0),
  });
  return Math.max(count, 1);
}

/** Every use of the type renamed; a name that is taken already makes nothing. */
function renameType(document: DocumentNode, from: string, to: string): DocumentNode {
  const taken = document.definitions.some(
    (definition) => 'name' in definition && definition.name?.value === to,
  );
  if (taken || from === 'Query' || from === 'Mutation') return document;
  return visit(document, {
    Name: (node, _key, _parent, path) =>
      isTypeName(path) && node.value === from ? { ...node, value: to } : undefined,
  });
}

/** A name below `type`, `interfaces`, or of a definition itself. */
function isTypeName(path: readonly (string | number)[]): boolean {
  const above = path.slice(0, -1).filter((segment) => typeof segment === 'string');
  return (
    above[above.length - 1] === 'type' ||
    above[above.length - 1] === 'interfaces' ||
    (above.length === 1 && above[0] === 'definitions')
  );
}

describe('schemas unlike any real one', () => {
  test('are read without a crash, always alike, and only into what can be asked', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 14 }), (changes) => {
        const schema = buildASTSchema(changes.reduce(apply, BASE), {
          assumeValid: true,
          assumeValidSDL: true,
        });
        const model = buildModel(schema);
        expect(JSON.stringify(toContract(buildModel(schema)))).toBe(
          JSON.stringify(toContract(model)),
        );
        expect(checkRequests(schema, model)).toEqual([]);
        expect(new Set(model.resources.map(({ slug }) => slug)).size).toBe(model.resources.length);
      }),
      { numRuns: 150 },
    );
  });

  test.each(NASTY.filter((name) => !name.startsWith('__')))(
    'a type called %s is a type like any other',
    (name) => {
      if (['ID', 'Node', 'PageInfo'].includes(name)) return;
      const sdl = `type Query { things(limit: Int, offset: Int, ${name}: String): [${name}!]! thing(id: ID!): ${name} } type ${name} { id: ID! title: String! ${name === 'id' ? '' : `${name}: String`} }`;
      const schema = buildASTSchema(parse(sdl));
      const model = buildModel(schema);
      expect(model.resources.map(({ type }) => type)).toEqual([name]);
      expect(checkRequests(schema, model)).toEqual([]);
    },
  );

  test('an empty schema gives an empty model', () => {
    expect(
      buildModel(buildASTSchema(parse('type Query { ok: Boolean }'), { assumeValid: true }))
        .resources,
    ).toEqual([]);
    expect(
      buildModel(buildASTSchema(parse('scalar Nothing'), { assumeValid: true })).resources,
    ).toEqual([]);
  });
});
