import type { MutationResult } from '../../src/model/types/mutation.ts';
import { readSdl } from './mutationsReading.ts';

const NONE: MutationResult = {
  record: null,
  key: null,
  errors: null,
  success: null,
  failures: [],
  message: null,
  errorTypes: [],
};

const RESULTS: { name: string; answer: string; types?: string; result: Partial<MutationResult> }[] =
  [
    { name: 'the record itself', answer: 'Order!', result: { record: [] } },
    { name: 'a list of records', answer: '[Order!]!', result: { record: [] } },
    {
      name: 'a payload with the record',
      answer: 'P',
      types: 'type P { clientMutationId: String order: Order query: Query viewer: Order }',
      result: { record: ['order'] },
    },
    {
      name: 'a payload with an edge',
      answer: 'P',
      types: 'type P { orderEdge: E } type E { cursor: String node: Order }',
      result: { record: ['orderEdge', 'node'] },
    },
    {
      name: 'a payload with a list',
      answer: 'P',
      types: 'type P { affected_rows: Int! returning: [Order!]! }',
      result: { record: ['returning'] },
    },
    {
      name: 'the field named after the record before another of its type',
      answer: 'P',
      types: 'type P { replaced: Order order: Order }',
      result: { record: ['order'] },
    },
    {
      name: 'errors with message, field and code',
      answer: 'P',
      types:
        'type P { order: Order userErrors: [UE!]! } type UE { field: [String!] message: String! code: String }',
      result: {
        record: ['order'],
        errors: { path: ['userErrors'], message: 'message', field: 'field', code: 'code' },
      },
    },
    {
      name: 'the error list in use before a deprecated one',
      answer: 'P',
      types:
        'type P { order: Order orderErrors: [UE!]! @deprecated errors: [UE!]! } type UE { field: String message: String! }',
      result: {
        record: ['order'],
        errors: { path: ['errors'], message: 'message', field: 'field', code: null },
      },
    },
    {
      name: 'errors that are plain strings',
      answer: 'P',
      types: 'type P { order: Order errors: [String!]! }',
      result: {
        record: ['order'],
        errors: { path: ['errors'], message: null, field: null, code: null },
      },
    },
    {
      name: 'a union with error types',
      answer: 'U',
      types:
        'union U = Order | EmailAddressConflictError | Refused interface Problem { message: String! } type EmailAddressConflictError { message: String! } type Refused implements Problem { message: String! }',
      result: { record: [], errorTypes: ['EmailAddressConflictError', 'Refused'] },
    },
    {
      name: 'a union with a success that holds the record',
      answer: 'U',
      types:
        'union U = Saved | ValidationError type Saved { order: Order! } type ValidationError { message: String! }',
      result: { record: ['order'], errorTypes: ['ValidationError'] },
    },
    {
      name: 'a list of errors of several kinds',
      answer: 'P',
      types:
        'type P { order: Order errors: [CreateError!] } union CreateError = Gone | Taken type Gone { message: String! } type Taken { message: String! field: String }',
      result: {
        record: ['order'],
        errors: { path: ['errors'], message: 'message', field: 'field', code: null },
      },
    },
    {
      name: 'a union of the record and what only says something',
      answer: 'U!',
      types:
        'union U = Order | OperationInfo type OperationInfo { messages: [Said!]! } type Said { kind: String! message: String! field: String }',
      result: {
        record: [],
        errors: { path: ['messages'], message: 'message', field: 'field', code: 'kind' },
        errorTypes: ['OperationInfo'],
      },
    },
    {
      name: 'a failure that lists what is wrong with each field',
      answer: 'U',
      types:
        'union U = Order | InvalidError type InvalidError { message: String! fieldErrors: [FE!]! } type FE { field: String! message: String! }',
      result: {
        record: [],
        errors: { path: ['fieldErrors'], message: 'message', field: 'field', code: null },
        errorTypes: ['InvalidError'],
      },
    },
    { name: 'a flag alone', answer: 'Boolean!', result: { success: [] } },
    {
      name: 'a flag in the payload, with the new key',
      answer: 'P',
      types: 'type P { success: Boolean! id: ID message: String }',
      result: { success: ['success'], key: ['id'], message: ['message'] },
    },
    {
      name: 'a status object',
      answer: 'P',
      types:
        'type P { responseResult: S order: Order } type S { succeeded: Boolean! errorCode: Int! message: String }',
      result: {
        record: ['order'],
        success: ['responseResult', 'succeeded'],
        message: ['responseResult', 'message'],
      },
    },
    {
      name: 'an enum that tells success from failure',
      answer: 'P',
      types: 'type P { result: R! message: String } enum R { SAVED NOT_SAVED }',
      result: { success: ['result'], failures: ['NOT_SAVED'], message: ['message'] },
    },
    { name: 'the key alone', answer: 'ID!', result: { key: [] } },
  ];

describe('what a mutation answers is read as', () => {
  test.each(RESULTS)('$name', ({ answer, types = '', result }) => {
    const { byType } = readSdl(
      `type Query { o: Order } type Order { id: ID! number: String completed: Boolean } input In { number: String! }
       ${types}
       type Mutation { createOrder(input: In!): ${answer} }`,
      { Order: 'id' },
    );
    expect(byType.get('Order')?.create?.result).toEqual({ ...NONE, ...result });
  });

  test('a copy of the deleted record is no status, whatever its Boolean fields are called', () => {
    const { byType } = readSdl(
      `type Query { o: Task } type Task { id: ID! completed: Boolean! } type Gone { id: ID completed: Boolean }
       type Mutation { deleteTask(id: ID!): Gone! }`,
      { Task: 'id' },
    );
    expect(byType.get('Task')?.delete?.result).toEqual({ ...NONE, key: ['id'] });
  });
});
