import { TextDecoder as NodeTextDecoder } from 'node:util';

/** A call that waits for the test to say how it ends. */
export interface ScriptedCall {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly isAborted: boolean;
  answer(body: unknown, status?: number, headers?: Readonly<Record<string, string>>): void;
  /** No answer comes, as when the machine is offline. */
  hangUp(): void;
}

export interface ScriptedBackend {
  /** In the order in which they came. */
  readonly calls: readonly ScriptedCall[];
  callsOf(name: string): readonly ScriptedCall[];
  /** The latest call of an operation. */
  last(name: string): ScriptedCall;
  restore(): void;
}

// jsdom has none.
globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder;

/**
 * Takes the place of the platform's `fetch`.
 *
 * @param respond answers a call at once; a call for which it returns nothing waits
 */
export function scriptBackend(
  respond: (call: ScriptedCall) => unknown = () => undefined,
): ScriptedBackend {
  const calls: ScriptedCall[] = [];
  const platform = globalThis.fetch;
  globalThis.fetch = ((_url: string, { body, signal }: { body: string; signal: AbortSignal }) =>
    new Promise<unknown>((resolve, reject) => {
      const { operationName, variables, query } = JSON.parse(body) as {
        operationName: string;
        variables: Record<string, unknown>;
        query: string;
      };
      const call: ScriptedCall = {
        name: operationName,
        variables,
        query,
        get isAborted() {
          return signal.aborted;
        },
        answer: (answer, status = 200, headers = {}) =>
          resolve(responseOf(JSON.stringify(answer), status, headers)),
        hangUp: () => reject(new TypeError('fetch failed')),
      };
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      calls.push(call);
      const answer = respond(call);
      if (answer !== undefined) call.answer(answer);
    })) as typeof fetch;
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  return {
    calls,
    callsOf,
    last: (name) => {
      const call = callsOf(name).at(-1);
      if (!call) throw new Error(`${name} has not been called.`);
      return call;
    },
    restore: () => {
      globalThis.fetch = platform;
    },
  };
}

/** As much of a `Response` as is read of it. */
function responseOf(text: string, status: number, headers: Readonly<Record<string, string>>) {
  const chunks = [new Uint8Array(Buffer.from(text))];
  return {
    status,
    type: 'basic',
    headers: { get: (name: string) => headers[name] ?? null },
    body: {
      getReader: () => ({
        read: () => Promise.resolve({ done: chunks.length === 0, value: chunks.pop() }),
        cancel: () => Promise.resolve(),
      }),
    },
  };
}
