import { GraphQLResponseError, pageStatus } from '../../src/relay/errors.ts';
import { toResult } from '../../src/relay/result.ts';

/** The status of a page whose record was asked for, and answered with this error alone. */
function statusOf(error: object): number {
  try {
    toResult({ data: null, errors: [error] });
  } catch (thrown) {
    return pageStatus(thrown as GraphQLResponseError);
  }
  throw new Error('An error alone is no result.');
}

test.each<[string, object]>([
  ['Apollo', { message: 'No such order', extensions: { code: 'NOT_FOUND' } }],
  [
    'Apollo, as wrong input',
    { message: 'Order not found', extensions: { code: 'BAD_USER_INPUT' } },
  ],
  [
    'Nest',
    {
      message: 'Order #7 is gone',
      extensions: {
        code: 'INTERNAL_SERVER_ERROR',
        originalError: { statusCode: 404, error: 'Not Found' },
      },
    },
  ],
  ['Nest, by its exception', { message: 'Gone', extensions: { exception: { status: 404 } } }],
  ['Parse', { message: 'Object not found.', extensions: { code: 101 } }],
  [
    'Strapi',
    { message: 'Document with id "x" not found', extensions: { error: { name: 'NotFoundError' } } },
  ],
  [
    'Vendure',
    {
      message: 'No Product with the id "99" could be found',
      extensions: { code: 'ENTITY_NOT_FOUND' },
    },
  ],
  [
    'GitHub',
    { type: 'NOT_FOUND', message: "Could not resolve to a Repository with the name 'a/b'." },
  ],
  ['GitHub, by its words', { message: "Could not resolve to a node with the global id of 'x'" }],
  ['Hot Chocolate', { message: 'Sequence contains no elements', extensions: { code: 'HC0000' } }],
  ['Rails', { message: "Couldn't find Order with 'id'=99" }],
  [
    'Lighthouse',
    {
      message: 'No query results for model [App\\Models\\Order] 99',
      extensions: { category: 'graphql' },
    },
  ],
  ['Graphene', { message: 'Order matching query does not exist.' }],
  ['Prisma', { message: 'No Order found', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  ['Prisma, by its code', { message: 'An operation failed.', extensions: { code: 'P2025' } }],
  ['Spring', { message: 'Nope', extensions: { classification: 'NOT_FOUND' } }],
  ['Go', { message: 'sql: no rows in result set' }],
  ['ent', { message: 'ent: order not found' }],
  ['Ecto', { message: 'expected at least one result but got none in query:' }],
  ['SQLAlchemy', { message: 'No row was found when one was required' }],
  ['Saleor', { message: "Couldn't resolve to a node: T3JkZXI6OTk=" }],
])('a record that is not there is not found, as %s says it', (_family, error) => {
  expect(statusOf(error)).toBe(404);
});

test.each<[string, object, number]>([
  [
    'forbidden',
    { message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } },
    403,
  ],
  [
    'forbidden or not there',
    { message: 'Access denied: it may not exist.', extensions: { code: 'KS_ACCESS_DENIED' } },
    403,
  ],
  ['forbidden, by words alone', { message: 'You are not allowed to perform this action.' }, 403],
  [
    'a session that is over',
    { message: 'Session not found', extensions: { code: 'UNAUTHENTICATED' } },
    401,
  ],
  ['a function', { message: 'function json_array_length(json) does not exist' }, 502],
  ['a table', { message: 'relation "orders" does not exist', extensions: { code: '42P01' } }, 502],
  ['a column', { message: "column orders.total doesn't exist" }, 502],
  ['a module', { message: "Cannot find module './orders'" }, 502],
  [
    'a document',
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    502,
  ],
  [
    'a field',
    {
      message: "field 'total' not found in type: 'orders'",
      extensions: { code: 'validation-failed' },
    },
    502,
  ],
  ['a host', { message: 'getaddrinfo ENOTFOUND database' }, 502],
])('what is said of %s does not say that the record is not there', (_what, error, status) => {
  expect(statusOf(error)).toBe(status);
});
