import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { EventStream } from '../../src/server/eventStream.ts';

/** As much of a response as an event stream uses of it, keeping what is written. */
class Recorder extends PassThrough {
  headersSent = false;
  readonly written: string[] = [];

  constructor() {
    super();
    this.on('data', (chunk: Buffer) => this.written.push(String(chunk)));
  }

  setHeader(): void {}

  writeHead(): void {
    this.headersSent = true;
  }
}

function open() {
  const recorder = new Recorder();
  return { recorder, events: new EventStream(recorder as unknown as ServerResponse) };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

async function pass(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

test('a stream sends a heartbeat every 15 s, and ends when the visitor has left', async () => {
  const { recorder, events } = open();
  events.open();
  await pass(45_000);
  expect(recorder.written).toEqual([':\n\n', ':\n\n', ':\n\n', ':\n\n']);
  recorder.destroy();
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('another server’s stream gets signs of life between its events, never within one', async () => {
  const { recorder, events } = open();
  const answer = new PassThrough();
  void events.pipeFrom(answer as unknown as IncomingMessage);
  answer.write('event: next\ndata: {"data"');
  await pass(16_000);
  answer.write(':{"ticks":1}}\r\n\r\n');
  await pass(15_000);
  answer.end('event: complete\ndata:\n\n');
  await pass(0);
  expect(recorder.written.join('')).toBe(
    ':\n\nevent: next\ndata: {"data":{"ticks":1}}\r\n\r\n:\n\nevent: complete\ndata:\n\n',
  );
});

test('a visitor who does not read is let go before the app runs out of memory', () => {
  const destroyed = jest.fn();
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    setHeader: () => {},
    writeHead: () => {},
    write(text: string) {
      response.writableLength += text.length;
    },
    destroy: destroyed,
  });
  const events = new EventStream(response as unknown as ServerResponse);
  events.open();
  for (let sent = 0; sent < 10; sent += 1) {
    events.send({ event: 'next', data: { data: { text: 'x'.repeat(99_999) } } });
  }
  expect(destroyed).not.toHaveBeenCalled();
  events.send({ event: 'next', data: { data: { text: 'x'.repeat(99_999) } } });
  expect(destroyed).toHaveBeenCalled();
  response.emit('close');
});
