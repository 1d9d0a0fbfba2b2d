import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ways in which a call fails, as the client tells them apart. */
export type Fault =
  'NetworkError' | 'TimeoutError' | 'ResponseError' | 'ParseError' | 'GraphQLResponseError';

/** What happens to the next mutation: its answer is broken, before or after the backend has carried it out. */
export interface Break {
  readonly fault: Fault;
  readonly isCommitted: boolean;
  /** The operation that is broken, where it is a certain one. */
  readonly operation?: string;
}

export interface BreakingProxy {
  readonly endpoint: string;
  /** What is done to every mutation, or to one operation, from now on; null to let them pass. */
  set(next: Break | null): void;
  close(): void;
}

/** A proxy of a backend that forwards everything except what it should break. */
export async function startBreakingProxy(backend: string): Promise<BreakingProxy> {
  let current: Break | null = null;
  const server = createServer((request, response) => {
    void pass(request, response, backend, () => current);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    set: (next) => (current = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  backend: string,
  currentBreak: () => Break | null,
): Promise<void> {
  const body = await textOf(request);
  const next = currentBreak();
  const isMeant = next?.operation
    ? body.includes(`"operationName":"${next.operation}"`)
    : /"query":"\s*mutation/.test(body);
  const broken = isMeant ? next : null;
  if (broken && !broken.isCommitted) return breakOff(response, broken.fault);
  const answer = await fetch(backend, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  if (broken) return breakOff(response, broken.fault);
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
}

function breakOff(response: ServerResponse, fault: Fault): void {
  switch (fault) {
    case 'NetworkError':
      response.destroy();
      return;
    case 'TimeoutError':
      // No answer: the app's own time-out ends the call.
      return;
    case 'ResponseError':
      response.writeHead(503, { 'content-type': 'text/plain' }).end('Out of order');
      return;
    case 'ParseError':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the café</h1>');
      return;
    case 'GraphQLResponseError': {
      const error = { message: 'Something broke.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: null, errors: [error] }));
    }
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
