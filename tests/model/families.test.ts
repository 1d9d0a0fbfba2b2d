import { wayText } from '../../src/model/shapes/steps.ts';
import type { Resource } from '../../src/model/types/resource.ts';
import type { Way } from '../../src/model/types/variables.ts';
import { PAGE_INFO, connection, listOf, readSdl, resourceOf } from './readSdl.ts';

const path = (entry: { path: Way } | null) => (entry ? wayText(entry.path) : null);

/** What of a resource decides which screens it gets. */
function inShort(resource: Resource) {
  return {
    list: path(resource.list),
    paging: resource.list?.pagination.kind ?? null,
    total: path(resource.list?.total ?? null),
    lookup: path(resource.lookup),
    key: resource.lookup?.key ?? resource.identity?.fields ?? [],
    title: resource.title,
    changes: [path(resource.create), path(resource.update), path(resource.delete)],
    actions: resource.actions.map((action) => path(action)),
    sorts: resource.list?.sort?.fields.map(({ field }) => field) ?? [],
  };
}

interface Family {
  name: string;
  type: string;
  sdl: string;
  expected: Partial<ReturnType<typeof inShort>>;
}

const FAMILIES: Family[] = [
  {
    name: 'numbers of a scalar of their own, `allX` with `_allXMeta` beside it',
    type: 'RecipeRecord',
    sdl: `scalar IntType scalar ItemId
      type Query {
        allRecipes(skip: IntType = 0, first: IntType = 20, filter: RecipeFilter): [RecipeRecord!]!
        _allRecipesMeta(filter: RecipeFilter): Meta!
        recipe(filter: RecipeFilter): RecipeRecord
      }
      type RecipeRecord { id: ItemId! title: String serves: IntType }
      type Meta { count: IntType! }
      input RecipeFilter { id: ItemIdFilter } input ItemIdFilter { eq: ItemId in: [ItemId] }`,
    expected: {
      list: 'allRecipes',
      paging: 'offset',
      total: '_allRecipesMeta.count',
      lookup: 'recipe',
      key: ['id'],
    },
  },
  {
    name: 'keys in an object of system fields, which the lookup takes by their own name',
    type: 'Recipe',
    sdl: `type Query { recipe(codename: String!): Recipe recipe_All(limit: Int, offset: Int): Recipe_All }
      type Recipe { summary: String serves: Int _system_: System! }
      type System { id: String! codename: String! name: String! }
      type Recipe_All { items: [Recipe!]! limit: Int! offset: Int! totalCount: Int! }`,
    expected: {
      lookup: 'recipe',
      key: ['_system_.codename'],
      title: ['summary'],
      total: 'recipe_All.totalCount',
    },
  },
  {
    name: 'a key in an object that may be null',
    type: 'Recipe',
    sdl: `type Query { recipe(uid: String!, locale: String = "en"): Recipe all_recipe(limit: Int, skip: Int): AllRecipe }
      type Recipe { title: String system: SystemFields } type SystemFields { uid: String! locale: String! }
      type AllRecipe { items: [Recipe] total: Int! }`,
    expected: { list: 'all_recipe', paging: 'offset', lookup: 'recipe', key: ['system.uid'] },
  },
  {
    name: 'one record by an object of any name that holds its key',
    type: 'Recipe',
    sdl: `scalar ObjectId
      type Query { recipe(query: RecipeQuery): Recipe recipes(query: RecipeQuery, limit: Int = 100): [Recipe]! }
      type Recipe { _id: ObjectId title: String! }
      input RecipeQuery { _id: ObjectId _id_in: [ObjectId] title: String }
      type Mutation {
        insertOneRecipe(data: RecipeData!): Recipe
        updateOneRecipe(query: RecipeQuery, set: RecipeData!): Recipe
        deleteOneRecipe(query: RecipeQuery!): Recipe
      }
      input RecipeData { title: String }`,
    expected: {
      lookup: 'recipe',
      key: ['_id'],
      changes: ['insertOneRecipe', 'updateOneRecipe', 'deleteOneRecipe'],
    },
  },
  {
    name: 'a lookup whose argument has the type’s name before the field’s',
    type: 'Currency',
    sdl: `type Query { currencies: [Currency!]! currency(currencyCode: String!): Currency }
      type Currency { code: String! name: String! }`,
    expected: { lookup: 'currency', key: ['code'] },
  },
  {
    name: 'keys of one kind for people and another for machines, mutations in namespaces',
    type: 'Basket',
    sdl: `interface Node { id: ID! }
      type Query { node(id: ID!): Node shop: Shop! }
      type Shop { basket(entityId: String): Basket currency: String }
      type Basket implements Node { id: ID! entityId: String! note: String }
      type Mutation { basket: BasketMutations! }
      type BasketMutations {
        createBasket(input: CreateBasketInput!): BasketResult
        deleteBasket(input: DeleteBasketInput!): DeletedBasket
        addBasketLines(input: AddLinesInput!): BasketResult
      }
      input CreateBasketInput { note: String } input DeleteBasketInput { basketEntityId: String! }
      input AddLinesInput { basketEntityId: String! skus: [String!]! }
      type BasketResult { basket: Basket } type DeletedBasket { deletedBasketEntityId: String }`,
    expected: {
      changes: ['basket.createBasket', null, 'basket.deleteBasket'],
      actions: ['basket.addBasketLines'],
    },
  },
  {
    name: 'one, many and by id for each verb',
    type: 'Recipe',
    sdl: `type Query {
        recipeById(_id: ID!): Recipe
        recipeMany(filter: RecipeFilter, skip: Int, limit: Int = 100): [Recipe!]!
        recipeCount(filter: RecipeFilter): Int
      }
      type Recipe { _id: ID! title: String }
      input RecipeFilter { _id: ID title: String } input RecipeData { title: String }
      type Mutation {
        recipeCreateOne(record: RecipeData!): RecipePayload
        recipeCreateMany(records: [RecipeData!]!): ManyPayload
        recipeUpdateOne(record: RecipeData!, filter: RecipeFilter): RecipePayload
        recipeUpdateById(_id: ID!, record: RecipeData!): RecipePayload
        recipeRemoveOne(filter: RecipeFilter): RecipePayload
        recipeRemoveById(_id: ID!): RecipePayload
      }
      type RecipePayload { recordId: ID record: Recipe } type ManyPayload { records: [Recipe!] }`,
    expected: {
      list: 'recipeMany',
      total: 'recipeCount',
      lookup: 'recipeById',
      changes: ['recipeCreateOne', 'recipeUpdateById', 'recipeRemoveById'],
      actions: [],
    },
  },
  {
    name: 'mutations called after the type without the suffix that says what it is to the server',
    type: 'EntryInterface',
    sdl: `type Query { entries(limit: Int, offset: Int): [EntryInterface] entry(id: [ID]): EntryInterface entryCount: Int! }
      interface EntryInterface { id: ID title: String slug: String }
      type Article implements EntryInterface { id: ID title: String slug: String body: String }
      type Video implements EntryInterface { id: ID title: String slug: String url: String }
      type Mutation { deleteEntry(id: Int!): Boolean }`,
    expected: { total: 'entryCount', changes: [null, null, 'deleteEntry'] },
  },
  {
    name: 'a word more than the type’s name in queries and mutations',
    type: 'Recipes',
    sdl: `type Query {
        findRecipesContent(id: String!): Recipes
        queryRecipesContents(top: Int, skip: Int): [Recipes!]
        queryRecipesContentsWithTotal(top: Int, skip: Int): RecipesResult
      }
      type Recipes { id: String! status: String! data: RecipesData! } type RecipesData { title: String }
      type RecipesResult { total: Int! items: [Recipes!] }
      type Mutation {
        createRecipesContent(data: RecipesInput!): Recipes!
        updateRecipesContent(id: String!, data: RecipesInput!): Recipes!
        changeRecipesContentStatus(id: String!, status: String!): Recipes!
        deleteRecipesContent(id: String!): Saved!
      }
      input RecipesInput { title: String } type Saved { version: Int! }`,
    expected: {
      total: 'queryRecipesContentsWithTotal.total',
      title: ['data.title'],
      changes: ['createRecipesContent', 'updateRecipesContent', 'deleteRecipesContent'],
    },
  },
  {
    name: 'keys called after the type',
    type: 'Visit',
    sdl: `type Query { shops: [Shop!]! } type Shop { shopId: ID! name: String! visits: [Visit!]! }
      type Visit { visitId: ID! note: String }`,
    expected: { key: ['visitId'] },
  },
  {
    name: 'an abbreviated type whose mutations have the whole word',
    type: 'Org',
    sdl: `type Query { organizations(first: Int): [Org!]! } type Org { id: ID! name: String! displayName: String }
      type Empty { alwaysNil: String }
      type Mutation {
        createOrganization(name: String!, displayName: String): Org!
        updateOrganization(id: ID!, displayName: String): Org!
        deleteOrganization(organization: ID!, hard: Boolean): Empty
      }`,
    expected: { changes: ['createOrganization', 'updateOrganization', 'deleteOrganization'] },
  },
  {
    name: 'lists that insist on the size of a page, below records too',
    type: 'Reply',
    sdl: `type Query { me: User! replies(first: Int!, after: String): ReplyConnection! thread(id: ID!): Thread }
      type User { id: ID! name: String! } type Thread { id: ID! replies(first: Int!, after: String): ReplyConnection! }
      type Reply { id: ID! bodyData: String! body: String }
      ${connection('Reply', 'totalDocuments: Int!')} ${PAGE_INFO}`,
    expected: {
      list: 'replies',
      paging: 'cursor',
      total: 'replies.totalDocuments',
      title: ['body'],
    },
  },
  {
    name: 'directions that are texts, one for each field',
    type: 'Recipe',
    sdl: `type Query { recipes(page: Int, itemsPerPage: Int, order: [RecipeFilter_order]): RecipePage }
      type Recipe { id: ID! title: String! } input RecipeFilter_order { title: String }
      type RecipePage { collection: [Recipe] paginationInfo: PaginationInfo! }
      type PaginationInfo { itemsPerPage: Int! lastPage: Int! totalCount: Int! }`,
    expected: { paging: 'page', total: 'recipes.paginationInfo.totalCount', sorts: ['title'] },
  },
  {
    name: 'members that are given to a group',
    type: 'Team',
    sdl: `type Query { teams: [Team!]! users: [User!]! }
      type Team { id: ID! name: String! } type User { id: ID! name: String! }
      type Mutation { addUsersToTeam(teamId: ID!, userIds: [ID!]!): [User] }`,
    expected: { actions: ['addUsersToTeam'] },
  },
  {
    name: 'paging in an object inside an object of options',
    type: 'Recipe',
    sdl: `type Query { recipes(options: Options): RecipePage recipe(id: ID!): Recipe }
      input Options { paginate: Paginate slice: Slice } input Paginate { page: Int limit: Int }
      input Slice { start: Int end: Int } type Recipe { id: ID title: String }
      type RecipePage { data: [Recipe] meta: Meta } type Meta { totalCount: Int }`,
    expected: { paging: 'page', total: 'recipes.meta.totalCount' },
  },
  {
    name: 'everything in one request object, a cursor among it',
    type: 'Account',
    sdl: `type Query { accounts(request: AccountsRequest!): Accounts! account(request: AccountRequest!): Account }
      input AccountsRequest { pageSize: PageSize! = FIFTY cursor: Cursor } enum PageSize { TEN FIFTY } scalar Cursor
      input AccountRequest { address: String hash: String } type Account { address: String! score: Int! }
      type Accounts { items: [Account!]! pageInfo: PageInfo! } type PageInfo { prev: Cursor next: Cursor }`,
    expected: { list: 'accounts', paging: 'token', lookup: 'account', key: ['address'] },
  },
  {
    name: 'a namespace whose mutations leave out what it says already',
    type: 'CmsPage',
    sdl: `type Query { cms: CmsQuery other: [Item!]! } type Item { id: ID! }
      type CmsQuery { getPage(id: ID!): CmsPage listPages(limit: Int, after: String): CmsPages }
      type CmsPage { id: ID! path: String } type CmsPages { data: [CmsPage] meta: Meta } type Meta { cursor: String }
      type Mutation { builder: CmsMutation }
      type CmsMutation { createPage(category: String): CmsPage updatePage(id: ID!, path: String): CmsPage deletePage(id: ID!): Boolean }`,
    expected: {
      list: 'cms.listPages',
      paging: 'token',
      changes: ['builder.createPage', 'builder.updatePage', 'builder.deletePage'],
    },
  },
  {
    name: 'tables written small, whose names follow the verbs of mutations without a gap',
    type: 'recipes',
    sdl: `interface Node { nodeId: ID! }
      type Query { node(nodeId: ID!): Node recipesCollection(first: Int, after: Cursor, filter: recipesFilter): recipesConnection }
      scalar Cursor type recipes implements Node { nodeId: ID! id: Int! title: String }
      type recipesConnection { edges: [recipesEdge!]! pageInfo: PageInfo! } type recipesEdge { node: recipes! cursor: String! }
      input recipesFilter { id: IntFilter } input IntFilter { eq: Int } input recipesValues { title: String }
      type recipesResponse { affectedCount: Int! records: [recipes!]! }
      type Mutation {
        insertIntorecipesCollection(objects: [recipesValues!]!): recipesResponse
        updaterecipesCollection(set: recipesValues!, filter: recipesFilter, atMost: Int! = 1): recipesResponse!
        deleteFromrecipesCollection(filter: recipesFilter, atMost: Int! = 1): recipesResponse!
      }
      ${PAGE_INFO}`,
    expected: {
      lookup: 'node',
      changes: [
        'insertIntorecipesCollection',
        'updaterecipesCollection',
        'deleteFromrecipesCollection',
      ],
    },
  },
  {
    name: 'keys in capitals',
    type: 'Recipe',
    sdl: `type Query { recipes(top: Int, skip: Int): Recipes recipe(ID: ID!): Recipe }
      type Recipe { ID: ID createdBy: String } type Recipes { nodes: [Recipe] totalCount: Int }`,
    expected: { lookup: 'recipe', key: ['ID'], total: 'recipes.totalCount' },
  },
  {
    name: 'several ways to page, of which one is given',
    type: 'Recipe',
    sdl: `type Query { recipes(pagination: Pagination): Recipes! }
      input Pagination { offset: Offset page: Page cursor: Cursor } input Cursor { cursor: String limit: Int! }
      input Page { limit: Int! page: Int! } input Offset { limit: Int! offset: Int! }
      type Recipe { id: Int! title: String! }
      type Recipes { nodes: [Recipe!]! pageInfo: PageInfo! info: Info! } type Info { total: Int! } ${PAGE_INFO}`,
    expected: { list: 'recipes', paging: 'cursor', total: 'recipes.info.total' },
  },
  {
    name: 'a type of its own for each relation, and another for what is written',
    type: 'RecipesSelectItem',
    sdl: `type Query {
        recipes(offset: Int, limit: Int, where: RecipeFilters): [RecipesSelectItem!]!
        cooks(offset: Int, limit: Int): [CooksSelectItem!]!
      }
      type RecipesSelectItem { id: ID! title: String! cookId: ID cook: RecipesCookRelation }
      type RecipesCookRelation { id: ID! name: String! recipes: [RecipesCookRelationRecipesRelation!]! }
      type RecipesCookRelationRecipesRelation { id: ID! title: String! cookId: ID }
      type CooksSelectItem { id: ID! name: String! recipes: [CooksRecipesRelation!]! }
      type CooksRecipesRelation { id: ID! title: String! cookId: ID }
      type RecipesItem { id: ID! title: String! cookId: ID }
      input RecipeFilters { id: IdFilters } input IdFilters { eq: ID } input RecipeValues { title: String }
      type Mutation {
        insertIntoRecipes(values: [RecipeValues!]!): [RecipesItem!]!
        insertIntoRecipesSingle(values: RecipeValues!): RecipesItem
        updateRecipes(set: RecipeValues!, where: RecipeFilters): [RecipesItem!]!
        deleteFromRecipes(where: RecipeFilters): [RecipesItem!]!
      }`,
    expected: {
      list: 'recipes',
      changes: ['insertIntoRecipesSingle', 'updateRecipes', 'deleteFromRecipes'],
      actions: [],
    },
  },
  {
    name: 'everything in namespaces, of which that of the changes may be told how to go about it',
    type: 'Recipe',
    sdl: `type Query { api: Api! } type Api { query: Lists! }
      type Lists { Recipe(first: Int, after: String, where: RecipeFilter): RecipeConnection }
      type Recipe { Id: ID! Name: Text } type Text { value: String }
      ${connection('Recipe')} ${PAGE_INFO}
      input RecipeFilter { Id: IdOperators } input IdOperators { eq: ID }
      input RecipeValues { Name: String } input RecipeUpdate { Id: ID! Recipe: RecipeValues! }
      type Saved { success: Boolean Record: Recipe } type Gone { Id: ID }
      type Mutation { api(input: How): Changes! } input How { allOrNone: Boolean }
      type Changes {
        RecipeCreate(input: RecipeValues!): Saved
        RecipeUpdate(input: RecipeUpdate!): Saved
        RecipeDelete(id: ID!): Gone
      }`,
    expected: {
      list: 'api.query.Recipe',
      lookup: 'api.query.Recipe',
      key: ['Id'],
      title: ['Name.value'],
      changes: ['api.RecipeCreate', 'api.RecipeUpdate', 'api.RecipeDelete'],
    },
  },
];

test('a type that only repeats another is no resource, and relations to it lead to the other', () => {
  const model = readSdl(`type Query { recipes: [Recipes!]! cooks: [Cooks!]! }
    type Recipes { id: ID! title: String! cook: RecipesCookRelation }
    type RecipesCookRelation { id: ID! name: String! }
    type Cooks { id: ID! name: String! recipes: [CooksRecipesRelation!]! }
    type CooksRecipesRelation { id: ID! title: String! }`);
  expect(
    model.resources.map(({ type, relations }) => [type, ...relations.map(({ to }) => to)]),
  ).toEqual([
    ['Recipes', 'Cooks'],
    ['Cooks', 'Recipes'],
  ]);
});

test('what filters by a record whose type is another’s once more chooses from the other', () => {
  const { filter } = listOf(
    readSdl(`type Query { recipes(where: Filters): [Recipes!]! cooks: [Cooks!]! }
      type Recipes { id: ID! title: String! cookId: ID cook: RecipesCookRelation }
      type RecipesCookRelation { id: ID! name: String! } type Cooks { id: ID! name: String! }
      input Filters { cookId: IdFilters } input IdFilters { eq: ID }`),
    'Recipes',
  );
  expect(filter?.fields).toMatchObject([{ field: 'cook', relation: 'Cooks', relationKey: 'id' }]);
});

test('the slots of one way to page are never mixed with those of another', () => {
  const { pagination } = listOf(
    readSdl(`type Query { recipes(pagination: Pagination): Recipes! }
      input Pagination { offset: Offset cursor: Cursor } input Offset { limit: Int! offset: Int! }
      input Cursor { cursor: String limit: Int! } type Recipe { id: Int! title: String! }
      type Recipes { nodes: [Recipe!]! pageInfo: PageInfo! } ${PAGE_INFO}`),
    'Recipe',
  );
  expect(pagination).toMatchObject({
    forward: {
      variables: {
        pagination: { cursor: { limit: { hole: 'first' }, cursor: { hole: 'after' } } },
      },
    },
  });
});

test.each(FAMILIES)('a schema with $name', ({ sdl, type, expected }) => {
  expect(inShort(resourceOf(readSdl(sdl), type))).toMatchObject(expected);
});
