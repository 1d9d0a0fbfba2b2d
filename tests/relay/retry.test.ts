import { judged } from '../../src/relay/errorCodes.ts';
import {
  GraphQLResponseError,
  NetworkError,
  ParseError,
  ResponseError,
  TimeoutError,
} from '../../src/relay/errors.ts';
import { delay, retry } from '../../src/relay/retry.ts';

const QUICK = { firstDelay: 1 };

/** An attempt that fails with each of the errors in turn, then succeeds, and counts. */
function failing(...errors: unknown[]) {
  const attempt = jest.fn(() => {
    const error = errors.shift();
    return error === undefined ? Promise.resolve('there') : Promise.reject(error as Error);
  });
  return attempt;
}

test.each([
  ['no answer', new NetworkError()],
  ['500', new ResponseError(500, '')],
  ['502', new ResponseError(502, '')],
  ['503', new ResponseError(503, '')],
  ['429', new ResponseError(429, '')],
])('a query is asked again after %s', async (_name, error) => {
  const attempt = failing(error, error);
  await expect(retry(attempt, QUICK)).resolves.toBe('there');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test.each([
  ['a time-out', new TimeoutError(10)],
  ['401', new ResponseError(401, '')],
  ['404', new ResponseError(404, '')],
  ['an answer that is not GraphQL', new ParseError(200, 'text/html', '')],
  ['GraphQL errors', new GraphQLResponseError(200, [judged({ message: 'No' })])],
  ['a fault of our own', new RangeError('No')],
])('a query is not asked again after %s', async (_name, error) => {
  const attempt = failing(error);
  await expect(retry(attempt, QUICK)).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('trying ends, with the last error', async () => {
  const last = new NetworkError('third');
  const attempt = failing(new NetworkError('first'), new NetworkError('second'), last);
  await expect(retry(attempt, QUICK)).rejects.toBe(last);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('the time that the backend asks for is kept', async () => {
  const startedAt = performance.now();
  const attempt = failing(new ResponseError(503, '', 1));
  await retry(attempt, QUICK);
  expect(performance.now() - startedAt).toBeGreaterThan(990);
});

test('a backend that asks to be left alone for long is left alone', async () => {
  const error = new ResponseError(429, '', 60);
  await expect(retry(failing(error), QUICK)).rejects.toBe(error);
});

test('delays grow, are scattered, and stay below the longest', async () => {
  const delays: number[] = [];
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
    done: () => void,
    delay: number,
  ) => {
    delays.push(delay);
    queueMicrotask(done);
  }) as typeof setTimeout);
  const errors = Array.from({ length: 7 }, () => new NetworkError());
  await retry(failing(...errors), { attempts: 8, firstDelay: 100, maxDelay: 1_000 });
  timer.mockRestore();
  delays.forEach((delay, index) => {
    expect(delay).toBeGreaterThanOrEqual(Math.min(50 * 2 ** index, 1_000));
    expect(delay).toBeLessThanOrEqual(Math.min(150 * 2 ** index, 1_000));
  });
});

test('nothing is waited for on behalf of who has left already', async () => {
  const reason = new Error('left');
  await expect(delay(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
});

test('aborting during a delay ends it at once', async () => {
  const caller = new AbortController();
  const reason = new Error('left');
  const attempt = failing(new NetworkError());
  const outcome = retry(attempt, { firstDelay: 5_000, signal: caller.signal });
  setTimeout(() => caller.abort(reason), 20);
  await expect(outcome).rejects.toBe(reason);
  expect(attempt).toHaveBeenCalledTimes(1);
});
