import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, type Files } from './scaffolded.ts';

const SDL = `
  directive @constraint(minItems: Int) on INPUT_FIELD_DEFINITION
  scalar Upload
  enum Channel { WEB SHOP }
  type Query {
    promotions(limit: Int, offset: Int): [Promotion!]! promotion(id: ID!): Promotion
    products(limit: Int, offset: Int, search: String): [Product!]! product(id: ID!): Product
  }
  type Promotion { id: ID! name: String! channels: [Channel!]! codes: [String!]! products: [Product!]! }
  type Product { id: ID! name: String! }
  input PromotionInput {
    name: String!
    conditions: [ConditionInput!]!
    "At least one is needed."
    actions: [ConditionInput!]!
    steps: [ConditionInput!]! @constraint(minItems: 1)
    codes: [String!]!
    channels: [Channel!]!
    productIds: [ID!]!
    pictures: [Upload!]!
    translations: [TranslationInput!]!
    others: [ConditionInput!]
  }
  input TranslationInput { languageCode: String! name: String }
  input ConditionInput { code: String! arguments: [ArgumentInput!]! }
  input ArgumentInput { name: String! value: String! }
  type Mutation {
    createPromotion(input: PromotionInput!): Promotion
    deletePromotion(id: ID!): Boolean
    deleteProducts(ids: [ID!]!): Int
    assignProductsToPromotion(id: ID!, productIds: [ID!]!): Promotion
    applyPromotion(id: ID!, codes: [String!]!, conditions: [ConditionInput!]!): Promotion
    cancelPromotion(id: ID!, conditions: [ConditionInput!]!): Promotion
  }
`;

let files: Files;

beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

/** The code of an input, with the indentation that Prettier gives it: nested ones end before it does. */
function codeOf(path: string, name: string): string {
  const code = textOf(files, path);
  const [start = '', indent = ''] = new RegExp(`^( +)${name}: `, 'm').exec(code) ?? [];
  const rest = code.slice(code.indexOf(start));
  const end = new RegExp(`\\),\n(?=${indent}\\w|${indent.slice(2)}\\})`).exec(rest);
  return rest.slice(0, end?.index);
}

const FORM = 'src/resources/promotions/promotionFields.ts';
const action = (name: string) => `src/resources/promotions/mutations/${name}.ts`;

test.each<[string, string, string, 'mayBeEmpty' | 'required' | null]>([
  ['of objects', FORM, 'conditions', 'mayBeEmpty'],
  ['of texts', FORM, 'codes', 'mayBeEmpty'],
  ['of choices', FORM, 'channels', 'mayBeEmpty'],
  ['of records', FORM, 'productIds', 'mayBeEmpty'],
  ['that is said to have one', FORM, 'actions', 'required'],
  ['that has a least number', FORM, 'steps', 'required'],
  ['of files', FORM, 'pictures', 'required'],
  ['of translations', FORM, 'translations', 'required'],
  ['that nobody requires', FORM, 'others', null],
  ['of objects, of an action', action('applyPromotion'), 'conditions', 'mayBeEmpty'],
  ['of texts, of an action', action('applyPromotion'), 'codes', 'required'],
  ['of records, of an action', action('assignProductsToPromotion'), 'productIds', 'required'],
  ['of objects, of a dangerous action', action('cancelPromotion'), 'conditions', 'required'],
])('a list %s may be empty, or has to have an item', (_, path, name, setting) => {
  const code = codeOf(path, name);
  expect(/\b(mayBeEmpty|required): true,?\s*\}?$/.exec(code)?.[1] ?? null).toBe(setting);
});

test('a list in an object of a list may be empty, too', () => {
  expect(codeOf(FORM, 'others')).toMatch(/arguments: list\([^]*mayBeEmpty: true,\n/);
});

test('what is written so is valid, and compiles', () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(compile(files, SDL, [FORM, action('applyPromotion')])).toEqual([]);
});
