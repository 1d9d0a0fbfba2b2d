import { fetchClient } from '../../src/relay/httpClient.ts';
import {
  printRelease,
  REFUSAL_HEADER,
  RELEASE_HEADER,
  Releases,
  releases,
} from '../../src/relay/release.ts';

const [OLD, NEW] = [printRelease(1_000.4, 'a1'), printRelease(2_000, 'b2')];

describe('a tab', () => {
  test.each([
    ['of an old release', OLD, NEW, true],
    ['of a new one, which an old instance answers', NEW, OLD, false],
    ['of the same build, made on another machine', OLD, printRelease(5_000, 'a1'), false],
    ['in development', null, NEW, false],
    ['whose server says nothing', OLD, null, false],
  ])('%s: is it outdated?', (_which, own, answering, expected) => {
    const tab = new Releases();
    tab.start(own);
    const listener = jest.fn();
    const stop = tab.subscribe(listener);
    tab.reportResponse(answering);
    tab.reportResponse(answering);
    expect(tab.isOutdated()).toBe(expected);
    expect(listener).toHaveBeenCalledTimes(expected ? 1 : 0);
    stop();
  });
});

describe('a request', () => {
  const CALL = { url: 'http://localhost/graphql', headers: {}, body: '{}' };
  const refused = (release: string) =>
    new Response('{"errors":[]}', {
      status: 403,
      headers: { [RELEASE_HEADER]: release, [REFUSAL_HEADER]: '1' },
    });
  const answered = (status = 200, headers = {}) => new Response('{}', { status, headers });

  let responses: Array<() => Response>;
  const fetched = jest.fn(() =>
    Promise.resolve((responses.length > 1 ? responses.shift() : responses[0])!()),
  );

  async function statusOf(signal = new AbortController().signal): Promise<number> {
    const response = fetchClient({ ...CALL, signal });
    response.catch(() => {});
    await jest.advanceTimersByTimeAsync(60_000);
    return (await response).status;
  }

  beforeEach(() => {
    jest.useFakeTimers();
    releases.start(NEW);
    fetched.mockClear();
    globalThis.fetch = fetched as unknown as typeof fetch;
  });

  afterEach(() => jest.useRealTimers());

  test('that an instance of another release refused goes to the next one', async () => {
    responses = [() => refused(OLD), () => refused(OLD), () => answered()];
    expect(await statusOf()).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(releases.isOutdated()).toBe(false);
  });

  test('is sent once when its own release refuses it, or the backend does', async () => {
    for (const response of [
      refused(NEW),
      answered(403, { [RELEASE_HEADER]: OLD }),
      answered(503),
    ]) {
      fetched.mockClear();
      responses = [() => response];
      expect(await statusOf()).toBe(response.status);
      expect(fetched).toHaveBeenCalledTimes(1);
    }
  });

  test('that all refuse fails in the end, and the tab is outdated', async () => {
    responses = [() => refused(OLD)];
    expect(await statusOf()).toBe(403);
    expect(fetched).toHaveBeenCalledTimes(10);
    expect(releases.isOutdated()).toBe(true);
  });

  test('is not sent again after it was given up', async () => {
    responses = [() => refused(OLD)];
    const visitor = new AbortController();
    const response = fetchClient({ ...CALL, signal: visitor.signal });
    const outcome = response.catch((error: Error) => error.name);
    await jest.advanceTimersByTimeAsync(0);
    visitor.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('AbortError');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
