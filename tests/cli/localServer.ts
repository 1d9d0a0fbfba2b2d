import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

/** An HTTP server on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A GraphQL server whose schema can be exchanged while it runs. */
export interface GraphqlServer extends LocalServer {
  serve(sdl: string): void;
  /** The headers of the last call. */
  lastHeaders(): IncomingMessage['headers'];
}

export async function graphqlServer(sdl: string): Promise<GraphqlServer> {
  let schema = buildSchema(sdl);
  let headers: IncomingMessage['headers'] = {};
  const server = await listen((request, response) => {
    headers = request.headers;
    void readBody(request).then(async (body) => {
      const { query } = JSON.parse(body) as { query: string };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await graphql({ schema, source: query })));
    });
  });
  const serve = (next: string) => {
    schema = buildSchema(next);
  };
  return { ...server, serve, lastHeaders: () => headers };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Films and their studios: cursor pages, a lookup each, a relation. */
export const FILM_SDL = `
type Query {
  films(first: Int, after: String, last: Int, before: String): FilmConnection!
  film(id: ID!): Film
  studios(first: Int, after: String, last: Int, before: String): StudioConnection!
  studio(id: ID!): Studio
}

type PageInfo {
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
  endCursor: String
}

type FilmConnection {
  edges: [FilmEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type FilmEdge {
  cursor: String!
  node: Film!
}

type Film {
  id: ID!
  title: String!
  director: String
  budget: Int
  studio: Studio
}

type StudioConnection {
  edges: [StudioEdge!]!
  pageInfo: PageInfo!
  totalCount: Int!
}

type StudioEdge {
  cursor: String!
  node: Studio!
}

type Studio {
  id: ID!
  name: String!
  city: String
}
`;
