import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'postgraphile/graphql';
import { createInstance, type Instance, type Served } from './instance.ts';
import { readCaller } from './signIn/caller.ts';
import { assertRole } from './signIn/databaseRole.ts';
import { answerRefusal, SignInRefusal } from './signIn/refusal.ts';
import type { SignInSettings } from './signIn/settings.ts';
import { createVerifier } from './signIn/tokens.ts';

/** Answers requests, each as who sends it. */
export interface Answering {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** The schema of requests without a token: all that the connection's user sees. */
  schema(): Promise<GraphQLSchema>;
  release(): Promise<void>;
}

/**
 * Requests without a token run as the default role, but over the whole schema, so that what they
 * may not do asks them to sign in. Those with one run over the schema of its role, which is made
 * when the role first comes: nobody who does not sign in waits for it.
 */
export async function createAnswering(served: Served, signIn: SignInSettings): Promise<Answering> {
  const verify = createVerifier(signIn, served.jwtSecret);
  const { defaultRole } = signIn;
  const signedOutSettings: Record<string, string> =
    defaultRole === null ? {} : { role: defaultRole };
  const signedOut = await createInstance(served, {
    role: null,
    asksToSignIn: defaultRole !== null,
    settingsOf: () => signedOutSettings,
  });
  const settings = new WeakMap<IncomingMessage, Readonly<Record<string, string>>>();
  const instances = new Map<string, Promise<Instance>>();

  const createForRole = async (role: string) => {
    await assertRole(served.pool, role);
    return createInstance(served, {
      role,
      asksToSignIn: false,
      settingsOf: (request) => settings.get(request) ?? {},
    });
  };
  const instanceOf = (role: string) => {
    const existing = instances.get(role);
    if (existing) return existing;
    const created = createForRole(role);
    instances.set(role, created);
    created.catch(() => instances.delete(role));
    return created;
  };
  const answerAsCaller = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const caller = await readCaller(request.headers.authorization, verify, signIn);
      const { server } = caller ? await instanceOf(caller.role) : signedOut;
      if (caller) settings.set(request, caller.settings);
      server.emit('request', request, response);
    } catch (error) {
      answerRefusal(response, error instanceof SignInRefusal ? error : reported(error));
    }
  };

  return {
    answer: (request, response) => void answerAsCaller(request, response),
    schema: () => signedOut.schema(),
    async release() {
      const forRoles = await Promise.allSettled(instances.values());
      for (const settled of forRoles)
        if (settled.status === 'fulfilled') await settled.value.release();
      await signedOut.release();
    },
  };
}

function reported(error: unknown): SignInRefusal {
  console.error(error);
  return new SignInRefusal(500, 'INTERNAL', 'Something went wrong in the backend.');
}
