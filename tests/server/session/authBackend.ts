import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import { buildModel } from '../../../src/model/buildModel.ts';
import { scaffold } from '../../../src/scaffold/scaffold.ts';
import { readSignInDescription } from '../../../src/server/session/signInDescription.ts';
import type { SignInDescription } from '../../../src/server/session/signInDescription.ts';
import { startBackend, type RunningBackend } from '../../relay/rawBackend.ts';

/** What a resolver knows of a call, and can answer besides its data. */
export interface AuthContext {
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
}

export type AuthResolver = (variables: never, context: AuthContext) => unknown;

/** A backend that people sign in to, with what the scaffold writes of its schema. */
export interface AuthBackend extends RunningBackend {
  readonly description: SignInDescription;
  /** The folder with `schema/signIn.json`. */
  readonly root: string;
  /** The operations that were asked for, in order. */
  readonly asked: string[];
}

/** @param root resolvers by root field, called with its arguments */
export async function startAuthBackend(
  sdl: string,
  root: Readonly<Record<string, AuthResolver>>,
  onCall: (context: AuthContext, operation: string) => boolean = () => false,
): Promise<AuthBackend> {
  const schema = buildSchema(sdl);
  const asked: string[] = [];
  const backend = await startBackend((request, response) => {
    void answer(request, response);
  });
  return { ...backend, asked, ...(await scaffolded(schema)) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'Content-Type, X-Shop-Session-Token');
      return void response.writeHead(204).end();
    }
    const call = JSON.parse(Buffer.concat(chunks).toString()) as {
      query: string;
      operationName: string;
      variables: Record<string, unknown>;
    };
    asked.push(call.operationName);
    const contextValue: AuthContext = { headers: request.headers, response };
    if (onCall(contextValue, call.operationName)) return;
    const { query: source, operationName, variables: variableValues } = call;
    const result = await graphql({
      ...{ schema, source, operationName, variableValues, contextValue, rootValue: root },
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(result));
  }
}

async function scaffolded(
  schema: GraphQLSchema,
): Promise<Pick<AuthBackend, 'description' | 'root'>> {
  const root = mkdtempSync(join(tmpdir(), 'frontage-sign-in-'));
  for (const [path, text] of await scaffold(buildModel(schema), schema)) {
    if (!path.startsWith('schema/signIn.')) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const description = readSignInDescription(root);
  if (!description) throw new Error('The schema has no way to sign in.');
  return { description, root };
}
