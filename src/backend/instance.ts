import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Pool } from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import type { GraphQLSchema } from 'postgraphile/graphql';
import { grafserv } from 'postgraphile/grafserv/node';
import type { Constraint } from './constraints.ts';
import { createErrorMask } from './errors.ts';
import { backendPreset } from './preset.ts';

/** What all instances over a database have in common. */
export interface Served {
  readonly pool: Pool;
  /** Names of the database's schemas. */
  readonly schemas: readonly string[];
  readonly constraints: ReadonlyMap<string, Constraint>;
  /** The composite types that become tokens, and what signs these. */
  readonly jwtTypes: readonly string[];
  readonly jwtSecret: string;
  readonly jwtAudience: string | null;
  readonly jwtIssuer: string | null;
}

export interface InstanceOptions {
  /** The role whose privileges decide about the schema; null for the connection's user. */
  readonly role: string | null;
  /** Whether what is not allowed is allowed to those who sign in. */
  readonly asksToSignIn: boolean;
  /** The settings of a request's transactions; empty ones take none. */
  settingsOf(request: IncomingMessage): Readonly<Record<string, string>>;
}

/** A GraphQL server over the database, with the schema of a role. */
export interface Instance {
  /** Takes requests by its event `request`; it does not listen. */
  readonly server: Server;
  schema(): Promise<GraphQLSchema>;
  release(): Promise<void>;
}

/** Reads the database as a role sees it, and makes its GraphQL server. */
export async function createInstance(served: Served, options: InstanceOptions): Promise<Instance> {
  const { role, asksToSignIn, settingsOf } = options;
  const { pool, schemas, constraints, jwtTypes, jwtSecret, jwtAudience, jwtIssuer } = served;
  const instance = postgraphile({
    extends: [backendPreset],
    pgServices: [
      makePgService({
        pool,
        schemas: [...schemas],
        pubsub: false,
        pgSettings: ({ node }) => (node ? settingsOf(node.req) : {}),
        pgSettingsForIntrospection: role === null ? null : { role },
      }),
    ],
    gather: { pgJwtTypes: [...jwtTypes] },
    schema: {
      pgJwtSecret: jwtSecret,
      pgJwtSignOptions: {
        ...(jwtAudience === null ? {} : { audience: jwtAudience }),
        ...(jwtIssuer === null ? {} : { issuer: jwtIssuer }),
      },
    },
    grafserv: {
      graphqlPath: '/graphql',
      graphiql: false,
      maxRequestLength: 1_000_000,
      maskError: createErrorMask(constraints, asksToSignIn, (line) => console.error(line)),
    },
  });
  try {
    await instance.getSchema();
    const server = createServer();
    await instance.createServ(grafserv).addTo(server);
    return {
      server,
      schema: async () => instance.getSchema(),
      release: async () => instance.release(),
    };
  } catch (error) {
    await instance.release();
    throw error;
  }
}
