import fc from 'fast-check';
import { judged } from '../../src/relay/errorCodes.ts';
import {
  deserializeError,
  GraphQLResponseError,
  isTransient,
  isWireError,
  NetworkError,
  ParseError,
  ResponseError,
  TimeoutError,
  pageStatus,
} from '../../src/relay/errors.ts';
import { serializeError } from '../../src/relay/serializeError.ts';
import type { ParseFailure, SerializedError, WireError } from '../../src/relay/errors.ts';

const statuses = fc.integer({ min: 200, max: 599 });
const reasons = fc.constantFrom<ParseFailure>('notGraphQL', 'truncated', 'tooLarge', 'incremental');
const entries = fc.array(
  fc.record(
    {
      message: fc.string(),
      path: fc.array(fc.oneof(fc.string(), fc.nat())),
      extensions: fc.record({ code: fc.string() }),
    },
    { requiredKeys: ['message'] },
  ),
);
const wireErrors: fc.Arbitrary<WireError> = fc.oneof(
  fc.constant(new NetworkError()),
  fc.nat().map((milliseconds) => new TimeoutError(milliseconds)),
  fc
    .tuple(statuses, fc.string(), fc.option(fc.nat()))
    .map(([status, snippet, wait]) => new ResponseError(status, snippet, wait)),
  fc
    .tuple(statuses, fc.string(), fc.string(), reasons)
    .map(([status, type, snippet, reason]) => new ParseError(status, type, snippet, { reason })),
  fc
    .tuple(statuses, entries)
    .map(([status, errors]) => new GraphQLResponseError(status, errors.map(judged))),
);

test('an error keeps its class and all it carries on the way from server to browser', () => {
  fc.assert(
    fc.property(wireErrors, (error) => {
      const json = JSON.stringify(serializeError(error));
      const rebuilt = deserializeError(JSON.parse(json) as SerializedError);
      expect(rebuilt).toBeInstanceOf(error.constructor);
      expect(rebuilt).toEqual(error);
      expect({ ...rebuilt }).toEqual({ ...error });
      expect(isWireError(rebuilt)).toBe(true);
    }),
  );
});

test('what caused an error stays on the server', () => {
  const cause = new Error('connect ECONNREFUSED db.internal:5432');
  expect(JSON.stringify(serializeError(new NetworkError(undefined, { cause })))).not.toContain(
    'db',
  );
});

test('an error of an unknown kind is taken for a missing answer', () => {
  expect(deserializeError({ name: 'Other' } as unknown as SerializedError)).toBeInstanceOf(
    NetworkError,
  );
});

test.each<[WireError, number, boolean]>([
  [new NetworkError(), 502, true],
  [new TimeoutError(5), 504, true],
  [new ResponseError(401, ''), 401, false],
  [new ResponseError(403, ''), 403, false],
  [new ResponseError(404, ''), 404, false],
  [new ResponseError(413, ''), 502, false],
  [new ResponseError(429, ''), 429, true],
  [new ResponseError(503, ''), 502, true],
  [new ParseError(200, 'text/html', ''), 502, false],
  [withCode('UNAUTHENTICATED'), 401, false],
  [withCode('FORBIDDEN'), 403, false],
  [withCode('NOT_FOUND'), 404, false],
  [withCode('INTERNAL_SERVER_ERROR'), 502, false],
  [new GraphQLResponseError(200, [judged({ message: 'No' })]), 502, false],
  [withCode('101', 'Permission denied'), 403, false],
  [withCode('209', 'Invalid session token'), 401, false],
  [withCode('BAD_USER_INPUT', 'Permission denied'), 502, false],
])('%s makes a page of status %d; asking again may help: %s', (error, status, transient) => {
  expect(pageStatus(error)).toBe(status);
  expect(isTransient(error)).toBe(transient);
});

test('codes that are not text are no codes', () => {
  const error = new GraphQLResponseError(200, [judged({ message: 'a', extensions: { code: 7 } })]);
  expect(error.codes).toEqual([]);
});

function withCode(code: string, message = 'No'): GraphQLResponseError {
  return new GraphQLResponseError(200, [judged({ message, extensions: { code } })]);
}
