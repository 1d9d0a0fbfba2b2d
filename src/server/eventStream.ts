import { print, type StreamMessage } from 'graphql-sse';
import { openStreams } from './telemetry/openStreams.ts';

/** Milliseconds between heartbeats: proxies close connections that are silent for 30 to 60 s. */
const HEARTBEAT_INTERVAL_MS = 15_000;

/**
 * Bytes buffered for a visitor who does not read; beyond that the connection is closed, and the
 * browser reconnects.
 */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compressors and proxies must not buffer events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/** An SSE comment, which clients ignore (WHATWG HTML, section 9.2.6). */
const HEARTBEAT_COMMENT = ':\n\n';

const encoder = new TextEncoder();

/** A response of server-sent events with heartbeats, of which the first is sent at once. */
export class EventStream {
  readonly response: Response;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly #heartbeat: ReturnType<typeof setInterval>;
  readonly #onCancel: () => void;
  #bytes = 0;
  #isBetweenEvents = true;
  #isOver = false;
  #onRoom = () => {};

  /** @param onCancel is called when the visitor has left, or does not read */
  constructor(onCancel: () => void) {
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => void (this.#controller = controller),
        pull: () => this.#onRoom(),
        cancel: () => {
          this.#end();
          onCancel();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_BUFFERED_BYTES }),
    );
    this.#onCancel = onCancel;
    this.response = new Response(body, { headers: HEADERS });
    openStreams.add(this);
    this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_INTERVAL_MS);
    this.#sendHeartbeat();
  }

  /** Sends an event. */
  send(message: StreamMessage<false, 'next' | 'complete'>): void {
    this.#write(encoder.encode(print(message)));
  }

  /** Sends the `complete` event and ends the response. @returns the bytes sent in total */
  complete(): number {
    this.send({ event: 'complete', data: null });
    return this.#close();
  }

  /** Breaks the response off. */
  fail(error: unknown): void {
    if (!this.#isOver) this.#controller.error(error);
    this.#end();
  }

  /**
   * Passes on another server's event stream. @returns the number of bytes sent
   *
   * @throws when that stream breaks off
   */
  async pipeFrom(events: AsyncIterable<Uint8Array>): Promise<number> {
    try {
      for await (const chunk of events) {
        this.#isBetweenEvents = /(\n\n|\r\n\r\n|\r\r)$/.test(
          Buffer.from(chunk.subarray(-4)).toString('latin1'),
        );
        this.#write(chunk);
        await this.#room();
        if (this.#isOver) break;
      }
      return this.#close();
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  #sendHeartbeat(): void {
    if (this.#isBetweenEvents) this.#write(encoder.encode(HEARTBEAT_COMMENT));
  }

  #write(bytes: Uint8Array): void {
    if (this.#isOver) return;
    this.#bytes += bytes.length;
    this.#controller.enqueue(bytes);
    const left = this.#controller.desiredSize ?? 0;
    if (left >= 0) return;
    this.fail(new Error('The visitor does not read.'));
    this.#onCancel();
  }

  /** Resolves when half of the buffer is free, or the stream is over. */
  async #room(): Promise<void> {
    const isFull = () =>
      !this.#isOver && (this.#controller.desiredSize ?? 0) < MAX_BUFFERED_BYTES / 2;
    while (isFull()) {
      await new Promise<void>((resolve) => (this.#onRoom = resolve));
    }
  }

  #close(): number {
    if (!this.#isOver) this.#controller.close();
    this.#end();
    return this.#bytes;
  }

  #end(): void {
    this.#isOver = true;
    openStreams.delete(this);
    clearInterval(this.#heartbeat);
    this.#onRoom();
  }
}
