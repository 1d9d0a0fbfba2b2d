import type { IncomingMessage } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLRequest } from '../relay/transport.ts';
import { addressOf } from './address.ts';
import { backendFor, backendWith } from './backend.ts';
import { createGateway, type Handler } from './gateway.ts';
import { answerHealth, createReadiness } from './health.ts';
import { answerWords, provideCatalogues, WORDS_PATH } from './languages.ts';
import { log } from './log.ts';
import { readSession } from './session.ts';
import { settings } from './settings.ts';
import { createSignIn } from './signIn.ts';
import { trustedDocuments, type KindOf, type TrustedOperation } from './trustedDocuments.ts';

export interface RouteOptions {
  /** The app's folder. */
  readonly root: string;
  /** Where the gateway is. */
  readonly graphqlPath: string;
  /** The operations change while the app runs. */
  readonly development: boolean;
}

/**
 * What the app answers itself, by path: everything that is no page and no file.
 *
 * @throws when a setting or a file of words is missing or wrong, or when the app was not compiled
 */
export function createRoutes(options: RouteOptions): ReadonlyMap<string, Handler> {
  provideCatalogues(options.root, options);
  const asNobody = () => backendFor(undefined);
  const check = signInCheck(options.root);
  return new Map([
    [
      options.graphqlPath,
      createGateway({
        settings: settings(),
        kindOf: documentsOf(options),
        backendFor,
        visitorOf,
        log: log(),
      }),
    ],
    [
      '/api/session',
      createSignIn({ settings: settings(), backend: backendWith, check, log: log() }),
    ],
    [WORDS_PATH, answerWords],
    ['/healthz', answerHealth],
    ['/readyz', createReadiness(asNobody)],
  ]);
}

/** A person, on however many devices; else an address. */
async function visitorOf(request: IncomingMessage): Promise<string> {
  return (await readSession(request)).person ?? addressOf(request, settings());
}

/** The team's own question for who signs in, where there is one. */
function signInCheck(root: string): GraphQLRequest | null {
  const file = join(root, 'schema', 'signInCheck.graphql');
  if (!existsSync(file)) return null;
  return { operationName: 'SignInCheck', variables: {}, query: readFileSync(file, 'utf8') };
}

function documentsOf({ root, development }: RouteOptions): KindOf {
  const file = join(root, '__generated__', 'operations.json');
  const read = () => {
    const { operations } = JSON.parse(readFileSync(file, 'utf8')) as {
      operations: TrustedOperation[];
    };
    return trustedDocuments(operations);
  };
  let kindOf = read();
  let changedAt = statSync(file).mtimeMs;
  if (!development) return kindOf;
  return (text) => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== changedAt) kindOf = read();
    changedAt = mtimeMs;
    return kindOf(text);
  };
}
