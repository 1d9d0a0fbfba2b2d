import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

test('what a mutation asks for beside the values is not asked for among them as well', async () => {
  const sdl = `
    type Query { exams: [Exam!]! exam(id: ID!): Exam orders: [Order!]! order(id: ID!): Order }
    type Exam { id: ID! name: String! } type Order { id: ID! name: String! exam: Exam }
    input OrderInput { name: String! examId: ID }
    type Mutation { createOrder(input: OrderInput!, examId: ID!): Order }
  `;
  const files = await scaffoldOf(sdl);
  const form = textOf(files, 'src/resources/orders/orderFields.ts');
  expect(form.match(/examId:/g)).toHaveLength(1);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});

test('a record with very many values has a form without some lists of others, rather than none', async () => {
  const texts = Array.from({ length: 76 }, (_, index) => `text${index}: String`).join(' ');
  const sdl = `
    type Query { orders: [Order!]! order(id: ID!): Order tags: [Tag!]! tag(id: ID!): Tag }
    type Tag { id: ID! name: String! }
    type Order { id: ID! name: String! a: [Tag!]! b: [Tag!]! c: [Tag!]! d: [Tag!]! e: [Tag!]! f: [Tag!]! ${texts} }
    input OrderInput { name: String! aIDs: [ID!] bIDs: [ID!] cIDs: [ID!] dIDs: [ID!] eIDs: [ID!] fIDs: [ID!] ${texts} }
    type Mutation { createOrder(input: OrderInput!): Order }
  `;
  const files = await scaffoldOf(sdl);
  const form = textOf(files, 'src/resources/orders/orderFields.ts');
  expect(form).toContain('text75:');
  expect(form).toContain('name:');
  expect(form.match(/[a-f]IDs:/g)?.length).toBeLessThan(6);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
});
