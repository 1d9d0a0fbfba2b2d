import { PassThrough } from 'node:stream';
import { EventStream } from '../../src/server/eventStream.ts';

const decoder = new TextDecoder();

/** A stream, and what its visitor has read of it. */
function open() {
  const onCancel = jest.fn();
  const events = new EventStream(onCancel);
  const reader = events.response.body!.getReader();
  const read: string[] = [];
  const done = (async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      read.push(decoder.decode(chunk.value));
  })();
  return { events, reader, read, done, onCancel };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

test('a stream sends a heartbeat every 15 s, and ends when the visitor has left', async () => {
  const { reader, read, onCancel } = open();
  await pass(45_000);
  expect(read).toEqual([':\n\n', ':\n\n', ':\n\n', ':\n\n']);
  await reader.cancel();
  expect(onCancel).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('another server’s stream gets signs of life between its events, never within one', async () => {
  const { events, read, done } = open();
  const answer = new PassThrough();
  const piped = events.pipeFrom(answer);
  answer.write('event: next\ndata: {"data"');
  await pass(16_000);
  answer.write(':{"ticks":1}}\r\n\r\n');
  await pass(15_000);
  answer.end('event: complete\ndata:\n\n');
  await pass(0);
  await done;
  const text =
    ':\n\nevent: next\ndata: {"data":{"ticks":1}}\r\n\r\n:\n\nevent: complete\ndata:\n\n';
  expect(read.join('')).toBe(text);
  expect(await piped).toBe(text.length);
});

test('another server’s stream that breaks off breaks off', async () => {
  const { events, done } = open();
  const answer = new PassThrough();
  const piped = events.pipeFrom(answer);
  answer.destroy(new Error('Gone.'));
  await expect(piped).rejects.toThrow('Gone.');
  await expect(done).rejects.toThrow('Gone.');
});

test('another server’s stream waits for a visitor who does not read', async () => {
  const events = new EventStream(() => {});
  const answer = new PassThrough({ highWaterMark: 1 });
  const piped = events.pipeFrom(answer);
  let taken = 0;
  const writing = (async () => {
    for (let count = 0; count < 40; count += 1) {
      await new Promise((resolve) => answer.write(Buffer.alloc(50_000, 'x'), resolve));
      taken += 1;
    }
    answer.end();
  })();
  await pass(0);
  expect(taken).toBeLessThan(20);
  const text = await events.response.text();
  await writing;
  expect(text.length).toBe(await piped);
});

test('a visitor who does not read is let go before the app runs out of memory', async () => {
  const onCancel = jest.fn();
  const events = new EventStream(onCancel);
  const send = () => events.send({ event: 'next', data: { data: { text: 'x'.repeat(99_999) } } });
  for (let sent = 0; sent < 10; sent += 1) send();
  expect(onCancel).not.toHaveBeenCalled();
  send();
  expect(onCancel).toHaveBeenCalled();
  await expect(events.response.text()).rejects.toThrow('The visitor does not read.');
});
