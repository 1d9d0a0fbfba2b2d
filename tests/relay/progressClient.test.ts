import { upload } from '../../src/relay/upload.ts';
import { uploadProgress } from '../../src/relay/uploadProgress.ts';

const REQUEST = {
  operationName: 'Keep',
  variables: { file: null },
  query: 'mutation Keep { keep }',
};
const URL_OF_GATEWAY = 'http://localhost/graphql';

/** An upload as a browser makes it, with its events to be fired. */
class FakeRequest {
  static last: FakeRequest;
  static readonly HEADERS_RECEIVED = 2;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readyState = 0;
  status = 0;
  response: ArrayBufferLike = new ArrayBuffer(0);
  responseURL = URL_OF_GATEWAY;
  sent: unknown;
  onreadystatechange = () => {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};

  constructor() {
    FakeRequest.last = this;
  }

  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }

  send(body: unknown) {
    this.sent = body;
  }

  abort() {
    this.onabort();
    this.onloadend();
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total });
  }

  answer(status: number, text: string) {
    this.status = status;
    this.readyState = FakeRequest.HEADERS_RECEIVED;
    this.onreadystatechange();
    this.response = new TextEncoder().encode(text).buffer;
    this.onload();
    this.onloadend();
  }

  fail() {
    this.onerror();
    this.onloadend();
  }
}

const browser = globalThis as { XMLHttpRequest?: unknown; location?: unknown };
beforeAll(() => {
  browser.XMLHttpRequest = FakeRequest;
  browser.location = new URL('http://localhost/orders');
});
afterAll(() => {
  delete browser.XMLHttpRequest;
  delete browser.location;
});

const [one, two] = [new Blob(['x'.repeat(100)]), new Blob(['y'.repeat(300)])];
const both = () => [uploadProgress.of(one), uploadProgress.of(two)];
const start = (signal?: AbortSignal) =>
  upload(REQUEST, { 'files.0': one, 'files.1': two }, { url: URL_OF_GATEWAY, signal });

test('it is known how much of each file has been sent, and no longer once there is an answer', async () => {
  const heard = jest.fn();
  const stop = uploadProgress.subscribe(heard);
  const result = start();
  expect(both()).toEqual([null, null]);
  FakeRequest.last.progress(70, 420);
  expect(both()).toEqual([0.5, 0]);
  FakeRequest.last.progress(270, 420);
  expect(both()).toEqual([1, 0.5]);
  FakeRequest.last.answer(200, '{"data":{"keep":true}}');
  expect(await result).toEqual({ data: { keep: true } });
  expect(both()).toEqual([null, null]);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

test('an upload that fails is a failure of the network, and nothing is being sent after it', async () => {
  const result = start();
  FakeRequest.last.progress(220, 420);
  FakeRequest.last.fail();
  await expect(result).rejects.toMatchObject({ name: 'NetworkError' });
  expect(both()).toEqual([null, null]);
});

test('an upload that is given up ends with the reason of the caller', async () => {
  const caller = new AbortController();
  const result = start(caller.signal);
  caller.abort(new Error('left'));
  await expect(result).rejects.toThrow('left');
});

test('an answer that came by a redirect is not taken for that of the gateway', async () => {
  const result = start();
  FakeRequest.last.responseURL = 'http://localhost/sign-in';
  FakeRequest.last.answer(200, '{"data":{"keep":true}}');
  await expect(result).rejects.toMatchObject({ name: 'ResponseError', status: 302 });
});
