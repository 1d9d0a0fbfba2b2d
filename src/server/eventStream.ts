import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { print, type StreamMessage } from 'graphql-sse';

/** Milliseconds between two signs of life: proxies close what has been silent for 30 to 60 s. */
const HEARTBEAT = 15_000;

/** Bytes that may wait for a visitor who does not read: who is let go comes back and asks anew. */
const MAX_BACKLOG = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nothing on the way may hold events back: neither a compressor nor a proxy.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** A comment, as the form of an event stream has it: readers skip it. */
const SIGN_OF_LIFE = ':\n\n';

/** An answer of server-sent events, which says something every now and then. */
export class EventStream {
  readonly #response: ServerResponse;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #bytes = 0;
  #isBetweenEvents = true;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** Sends the headers and a first sign of life, by which the browser knows that the stream stands. */
  open(): void {
    // By these, and not by `writeHead` alone, the door knows it for a stream.
    for (const [name, value] of Object.entries(HEADERS)) this.#response.setHeader(name, value);
    this.#response.writeHead(200);
    this.#live();
    this.#heartbeat = setInterval(() => this.#live(), HEARTBEAT);
    this.#response.once('close', () => clearInterval(this.#heartbeat));
  }

  /** Sends an event; the stream must be open. */
  send(message: StreamMessage<false, 'next' | 'complete'>): void {
    this.#write(print(message));
  }

  /** Says that nothing more comes. Returns the number of bytes sent in all. */
  complete(): number {
    if (!this.#response.headersSent) this.open();
    this.send({ event: 'complete', data: null });
    this.#response.end();
    return this.#bytes;
  }

  /**
   * Passes on another server's events as they come. Returns the number of bytes sent.
   *
   * @throws when that stream breaks off
   */
  async pass(answer: IncomingMessage): Promise<number> {
    this.open();
    answer.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      this.#isBetweenEvents = /(\n\n|\r\n\r\n|\r\r)$/.test(chunk.subarray(-4).toString('latin1'));
    });
    await pipeline(answer, this.#response);
    return this.#bytes;
  }

  #live(): void {
    if (this.#isBetweenEvents) this.#write(SIGN_OF_LIFE);
  }

  #write(text: string): void {
    this.#bytes += Buffer.byteLength(text);
    this.#response.write(text);
    if (this.#response.writableLength > MAX_BACKLOG) this.#response.destroy();
  }
}
