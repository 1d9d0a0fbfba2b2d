import { GraphQLError } from 'graphql';
import { startAuthBackend, type AuthBackend, type AuthResolver } from './authBackend.ts';

const SDL = `
  type Query { films: [Film!]! }
  type Film { id: ID! }
  type Mutation {
    login(email: String!, password: String!): Tokens
    refreshToken(refreshToken: String!): Tokens
  }
  type Tokens { accessToken: String!  refreshToken: String!  expiresIn: Int! }
`;

/** A backend with refresh tokens that begin with `good`. */
export interface RenewingBackend extends AuthBackend {
  /** Forgets which tokens were used, and what was asked. */
  readonly forget: () => void;
}

/**
 * Starts a backend that takes each refresh token once: one that comes twice was stolen, and ends all.
 *
 * @param onCall answers other calls
 */
export async function startRenewingBackend(
  onCall?: Parameters<typeof startAuthBackend>[2],
): Promise<RenewingBackend> {
  const used = new Set<string>();
  const refreshToken = (async ({ refreshToken: given }: { refreshToken: string }) => {
    // Calls that overlap do so for certain.
    await new Promise((done) => setTimeout(done, 100));
    if (!given.startsWith('good') || used.has(given))
      throw new GraphQLError('No.', { extensions: { code: 'UNAUTHENTICATED' } });
    used.add(given);
    return { accessToken: `after ${given}`, refreshToken: `good next`, expiresIn: 3_600 };
  }) as unknown as AuthResolver;
  const backend = await startAuthBackend(SDL, { refreshToken }, onCall);
  const forget = () => {
    used.clear();
    backend.asked.length = 0;
  };
  return { ...backend, forget };
}
