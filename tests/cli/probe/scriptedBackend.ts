import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, execute, parse, validate, type DocumentNode } from 'graphql';
import type { ProbeResult } from '../../../src/cli/probe/askAll.ts';
import { probe } from '../../../src/cli/probe/probe.ts';
import { listen, type LocalServer } from '../localServer.ts';

/** A GraphQL backend with records, that counts its calls and can misbehave. */
export interface ScriptedBackend extends LocalServer {
  /** The documents that it was sent. */
  readonly documents: string[];
  /** What a `frontage connect` would come to observe of it. */
  observe(callTimeout?: number): Promise<ProbeResult>;
}

export interface Script {
  readonly sdl: string;
  /** The values or functions of the root fields. */
  readonly root: object;
  /** Answers in its own way; true where it did. */
  readonly misbehave?: (response: ServerResponse, document: DocumentNode) => boolean;
}

/** Serves a schema on this machine as graphql-js executes it. */
export async function scriptedBackend({ sdl, root, misbehave }: Script): Promise<ScriptedBackend> {
  const schema = buildSchema(sdl);
  const documents: string[] = [];
  const server = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { query } = JSON.parse(body) as { query: string };
      documents.push(query);
      const document = parse(query);
      if (misbehave?.(response, document)) return;
      response.setHeader('content-type', 'application/json');
      const errors = validate(schema, document);
      const answer =
        errors.length > 0 ? { errors } : execute({ schema, document, rootValue: root });
      void Promise.resolve(answer).then((result) => response.end(JSON.stringify(result)));
    });
  });
  const folder = mkdtempSync(join(tmpdir(), 'frontage-probe-'));
  return {
    ...server,
    documents,
    observe: (callTimeout) =>
      probe(
        folder,
        schema,
        { url: server.url, headers: {} },
        new AbortController().signal,
        callTimeout,
      ),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
