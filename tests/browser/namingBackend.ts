import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { createYoga } from 'graphql-yoga';

/**
 * A backend with the sample's schema that wants a token, and answers each visitor with nothing but
 * the visitor's own token: whatever text a page of theirs holds, it is their name.
 */
export interface NamingBackend {
  readonly endpoint: string;
  /** Whom it has signed in by name and password. */
  readonly signedIn: readonly string[];
  /** From now on a token is good no longer. */
  readonly revoke: (token: string) => void;
  /** A token is good no longer once so many more mutations of it were executed. */
  readonly revokeAfter: (token: string, writes: number) => void;
  /** From now on it is good again. */
  readonly admit: (token: string) => void;
  /** The mutations that were executed: whose token it was, and the arguments. */
  readonly writes: readonly Write[];
  /** The calls under `SLOW` that are waiting for an answer, which never comes. */
  readonly waiting: () => number;
  readonly stop: () => Promise<void>;
}

interface Write {
  readonly token: string;
  readonly args: unknown;
}

/** The token of a visitor who can sign in, but is never answered after that. */
export const SLOW = 'visitor-slow';

/** By which every visitor can sign in with an address that begins with their token. */
export const PASSWORD = 'a good password';
export const WRONG_PASSWORD = 'This is not the password.';

const TOKEN = /^Bearer (visitor-\w+)$/;
const ROWS = 8;

/** What signing in asks: a greeting, and whether anything can be read. */
const SIGN_IN_CALLS = 2;

/** @param text what every text is; the visitor's name, unless it is said */
export async function startNamingBackend(text?: string): Promise<NamingBackend> {
  const revoked = new Set<string>();
  const signedIn: string[] = [];
  const writes: Write[] = [];
  const allowed = new Map<string, number>();
  const write = (made: Write) => {
    writes.push(made);
    const left = (allowed.get(made.token) ?? Infinity) - 1;
    allowed.set(made.token, left);
    if (left === 0) revoked.add(made.token);
  };
  let waiting = 0;
  let asked = 0;
  const yoga = createYoga<Answering>({ schema: namingSchema(), logging: false });
  const server = createServer((request, response) => {
    const token = visitorOf(request.headers.authorization ?? '');
    if (token === undefined || revoked.has(token)) {
      void answerStranger(request, response, signedIn);
    } else if (token === SLOW && (asked += 1) > SIGN_IN_CALLS) {
      waiting += 1;
      response.on('close', () => (waiting -= 1));
    } else {
      void yoga(request, response, { token, text: text ?? token, write });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    signedIn,
    revoke: (token) => void revoked.add(token),
    revokeAfter: (token, count) => void allowed.set(token, count),
    admit: (token) => void revoked.delete(token),
    writes,
    waiting: () => waiting,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs people in by the password, which is the same for all, and answers nothing else. */
async function answerStranger(
  request: IncomingMessage,
  response: ServerResponse,
  signedIn: string[],
): Promise<void> {
  const body = await text(request);
  if (!body.includes('"operationName":"SignIn"'))
    return void response.writeHead(401).end('Who are you?');
  const { variables } = JSON.parse(body) as { variables: { input: Credentials } };
  const { email, password } = variables.input;
  response.setHeader('content-type', 'application/json');
  if (password !== PASSWORD)
    return void response.end(JSON.stringify({ data: null, errors: [{ message: WRONG_PASSWORD }] }));
  const [token = ''] = email.split('@');
  signedIn.push(email);
  response.end(JSON.stringify({ data: { authenticate: { token } } }));
}

/** The visitor whom a token names: itself, or as the subject of a JWT. */
function visitorOf(authorization: string): string | undefined {
  const [, payload] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? [];
  if (!payload) return TOKEN.exec(authorization)?.[1];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string };
  return claims.sub;
}

/** The sample's schema, every field of which is resolved by its type alone. */
function namingSchema(): GraphQLSchema {
  const file = join(import.meta.dirname, '../../schema/schema.graphql');
  const schema = buildSchema(readFileSync(file, 'utf8'));
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) field.resolve = resolveByType;
    if (isAbstractType(type)) type.resolveType = () => schema.getPossibleTypes(type)[0].name;
  }
  return schema;
}

interface Answering {
  readonly token: string;
  readonly text: string;
  readonly write: (made: Write) => void;
}

const resolveByType: GraphQLFieldResolver<unknown, Answering, { readonly id?: unknown }> = (
  source,
  args,
  { token, text, write },
  { returnType, path, parentType, fieldName },
) => {
  if (parentType.name === 'Mutation') write({ token, args });
  // A record that was asked for by its id has it.
  const { id } = (source ?? {}) as { readonly id?: unknown };
  if (fieldName === 'id' && id !== undefined) return id;
  const place = `${token}.${path.prev?.key ?? ''}.${path.prev?.prev?.key ?? ''}`;
  const value = valueOf(returnType, text, place);
  const isRecord = args.id !== undefined && isObjectType(getNamedType(returnType));
  return isRecord && !Array.isArray(value) ? { ...(value as object), id: args.id } : value;
};

function valueOf(type: GraphQLOutputType, text: string, place: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, text, place);
  if (isListType(type)) {
    return Array.from({ length: ROWS }, () => valueOf(type.ofType, text, place));
  }
  return isLeafType(type) ? leafOf(type, text, place) : { of: getNamedType(type).name };
}

function leafOf(type: GraphQLLeafType, text: string, place: string): unknown {
  if (isEnumType(type)) return type.getValues()[0].value;
  return type.name === 'ID' ? place : (LEAVES.get(type.name) ?? text);
}

const LEAVES = new Map<string, unknown>([
  ['Boolean', false],
  ['Int', 3],
  ['Float', 1.5],
  ['BigInt', '3'],
  ['BigFloat', '12.50'],
  ['Date', '2026-01-02'],
  ['Datetime', '2026-01-02T03:04:05Z'],
  ['JSON', {}],
]);
