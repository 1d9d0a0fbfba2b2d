import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { claimsOf } from '../../backend/tokens.ts';

/** A call that the app's server made to the backend, with what came of it. */
export interface RecordedCall {
  /** The claim `role` of its token; empty for a visitor who has not signed in. */
  readonly role: string;
  readonly operationName: string;
  readonly query: string;
  /** The messages of the errors in its answer. */
  readonly errors: readonly string[];
}

/** Stands between the app and its backend, and notes what goes through. */
export interface RecordingProxy {
  readonly endpoint: string;
  /** The calls since it was asked last, once all of them are answered: a page is sent before what it does not wait for. */
  readonly take: () => Promise<RecordedCall[]>;
  readonly stop: () => Promise<void>;
}

/** Milliseconds without a call after which none is on its way from the app's server. */
const QUIET = 100;

export async function startRecordingProxy(backend: string): Promise<RecordingProxy> {
  let calls: RecordedCall[] = [];
  let underWay = 0;
  let last = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    underWay += 1;
    last = performance.now();
    response.on('close', () => (underWay -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      // What is no call: a connection that is tried, a request that was given up.
      if (body === '') return response.writeHead(400).end();
      const { authorization } = request.headers;
      const headers = {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
      };
      const forwarded = fetch(backend, { method: 'POST', headers, body }).then(async (answer) => {
        const text = await answer.text();
        calls.push(callOf(body, authorization, text));
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      });
      forwarded.catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    take: async () => {
      last = performance.now();
      while (underWay > 0 || performance.now() - last < QUIET) await setTimeout(QUIET / 4);
      const taken = calls;
      calls = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function callOf(body: string, authorization: string | undefined, answer: string): RecordedCall {
  const { operationName = '', query } = JSON.parse(body) as {
    operationName?: string;
    query: string;
  };
  const { errors = [] } = JSON.parse(answer) as { errors?: { message: string }[] };
  const role = authorization ? String(claimsOf(authorization).role) : '';
  return { role, operationName, query, errors: errors.map(({ message }) => message) };
}
