import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLRequest } from '../../relay/transport.ts';
import { appFile } from '../appFolder.ts';

/** What the sign-in form asks: an input of the schema's own mutation. */
export interface SignInInput {
  /** Its place in the variables, dotted: `input.email`. */
  readonly name: string;
  readonly kind:
    'identifier' | 'password' | 'newPassword' | 'code' | 'remember' | 'choice' | 'text' | 'boolean';
  readonly format: 'email' | 'phone' | 'username' | null;
  readonly label: string;
  readonly description: string | null;
  readonly type: string;
  readonly required: boolean;
  readonly default: string | number | boolean | null;
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }> | null;
}

/** Paths of a response, dotted from `data` on; the first that has a value counts. */
export type Places = readonly string[];

/** Where the response to a call of a session says what. */
export interface ResponsePlaces {
  readonly token: Places;
  readonly refreshTokens: Places;
  readonly expiry: {
    readonly places: Places;
    readonly unit: 'seconds' | 'milliseconds' | 'date' | 'epochSeconds' | 'epochMilliseconds';
  } | null;
  readonly refusal: {
    readonly errors: {
      readonly places: Places;
      readonly message: string | null;
      readonly field: string | null;
      readonly code: string | null;
    } | null;
    readonly success: Places;
    readonly failures: readonly string[];
    readonly message: Places;
    readonly typename: Places;
    readonly types: ReadonlyArray<{
      readonly type: string;
      readonly message: Places;
      readonly code: Places;
      readonly field: Places;
    }>;
  };
}

interface DescribedCall {
  /** The name of its operation in `schema/signIn.graphql`. */
  readonly operation: string;
  /** Variables that are always sent. */
  readonly constants: Readonly<Record<string, unknown>>;
}

/** A call that takes what the session holds. */
interface SessionCall extends DescribedCall {
  /** The inputs for the refresh token and the token, dotted; null where the call takes none. */
  readonly refreshToken: string | null;
  readonly tokenInput: string | null;
}

export interface SignInCall extends DescribedCall, ResponsePlaces {
  readonly inputs: readonly SignInInput[];
}

/** A call that may have to follow, with a one-time code, say. */
export interface SignInStep extends SignInCall {
  readonly kind: 'code' | 'newPassword' | 'choice';
  /** How a response without a token says that it follows; null where only its refusals do. */
  readonly when: { readonly places: Places; readonly type: string | null } | null;
  readonly carried: ReadonlyArray<{ readonly input: string; readonly places: Places }>;
  readonly repeated: ReadonlyArray<{ readonly input: string; readonly from: string }>;
  /** For a choice: the list in the previous response; of its elements, the fields with value and words. */
  readonly offered?: {
    readonly places: Places;
    readonly value: string | null;
    readonly label: string | null;
  } | null;
}

/** How a token is sent: in which header, after which prefix. */
export interface Sending {
  readonly header: string;
  readonly prefix: string;
}

/** `schema/signIn.json`: how the schema itself starts, renews and ends a session. */
export interface SignInDescription {
  /** How a token of a response is sent: in which header, after which prefix. */
  readonly send: Sending;
  readonly signIn: SignInCall;
  readonly steps: readonly SignInStep[];
  readonly refresh: (SessionCall & ResponsePlaces) | null;
  readonly signOut: SessionCall | null;
  /** The query for who is signed in, and where the person is in its response; null where there is none. */
  readonly check?: (DescribedCall & { readonly person: Places }) | null;
  /** `schema/signIn.graphql`: the operations. */
  readonly documents: string;
}

let known: { readonly description: SignInDescription | null } | undefined;

/** The running app's description; null where the schema has no way to sign in. */
export function signInDescription(): SignInDescription | null {
  known ??= { description: readSignInDescription(appFile()) };
  return known.description;
}

/**
 * The description in an app's folder; null where there is none.
 *
 * @throws when the file is not JSON
 */
export function readSignInDescription(root: string): SignInDescription | null {
  const folder = join(/* turbopackIgnore: true */ root, 'schema');
  const file = join(folder, 'signIn.json');
  if (!existsSync(file)) return null;
  const description = JSON.parse(readFileSync(file, 'utf8')) as SignInDescription;
  const documents = readFileSync(join(folder, 'signIn.graphql'), 'utf8');
  const { header, prefix } = description.send;
  return { ...description, send: { header: header.toLowerCase(), prefix }, documents };
}

/**
 * The operation of a call with its variables.
 *
 * @param values by dotted names of inputs; those that are undefined are left out
 * @throws when `schema/signIn.graphql` does not have it
 */
export async function requestOf(
  { documents }: SignInDescription,
  { operation, constants }: DescribedCall,
  values: Readonly<Record<string, unknown>>,
): Promise<GraphQLRequest> {
  const { parse, print, separateOperations } = await import('graphql');
  const own = separateOperations(parse(documents))[operation];
  if (!own) throw new Error(`schema/signIn.graphql has no operation ${operation}.`);
  const variables = variablesWith(constants, values);
  return { operationName: operation, variables, query: print(own) };
}

/** Variables with values at dotted places; those that are undefined are left out. */
function variablesWith(
  constants: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const variables = structuredClone(constants) as Record<string, unknown>;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const path = name.split('.');
    const last = path.pop() ?? '';
    const place = path.reduce<Record<string, unknown>>(
      (above, part) => (above[part] ??= {}) as Record<string, unknown>,
      variables,
    );
    place[last] = value;
  }
  return variables;
}
