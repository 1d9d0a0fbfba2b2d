import { print } from 'graphql';
import type {
  Offered,
  Refresh,
  SessionResult,
  SignInInput,
  SignInStep,
  SignOut,
  Viewer,
} from '../../model/types/signIn.ts';
import type { Slot } from '../../model/types/variables.ts';
import { originOf, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { Wanted } from '../signIn/responseSelection.ts';
import {
  responseTypeOf,
  sessionDocument,
  wantedFor,
  type SessionDocument,
} from '../signIn/sessionCall.ts';

/**
 * The operations that start, renew and end a session on the backend, and what the server needs to
 * know of them. The server alone sends them: no script may get a token.
 */
export function* signInFiles({
  model: { signIn, viewer },
  schema,
}: Plan): Generator<GeneratedFile> {
  if (!signIn) return;
  const slots = signIn.inputs.map(({ slot }) => slot);
  const followed = signIn.steps.flatMap(({ when, carried, offered }) => [
    ...wantedFor(when),
    ...carried.map(({ from }) => ({ path: from })),
    ...wantedOffer(offered),
  ]);
  const responseType = responseTypeOf(schema, signIn);
  const first = sessionDocument(schema, 'SignIn', signIn, {
    slots,
    result: signIn.result,
    wanted: followed,
  });
  const steps = signIn.steps.map((step, index) => ({
    step,
    document: sessionDocument(schema, stepName(index), step, {
      slots: [...step.inputs, ...step.carried, ...step.repeated].map(({ slot }) => slot),
      result: step.result,
      // A step may follow another, where both answer alike.
      wanted: responseTypeOf(schema, step) === responseType ? followed : [],
    }),
  }));
  const answers = [first, ...steps.map(({ document }) => document)];
  const refresh = signIn.refresh && refreshOf(signIn.refresh);
  const signOut = signIn.signOut && signOutOf(signIn.signOut);
  const check = viewer && personOf(viewer);
  const documents = [
    first,
    ...steps.map(({ document }) => document),
    refresh?.document,
    signOut?.document,
    check?.document,
  ].filter((document) => document !== undefined && document !== null);
  const description = {
    generated: `${originOf('the schema’s way to sign in')}`,
    send: signIn.send,
    signIn: {
      operation: 'SignIn',
      inputs: signIn.inputs.map(inputOf),
      constants: signIn.constants,
      ...responseOf(signIn.result, first),
    },
    steps: steps.map(({ step }, index) => stepOf(step, index, answers)),
    refresh: refresh?.description ?? null,
    signOut: signOut?.description ?? null,
    check: check?.description ?? null,
  };
  const head = `\
# ${originOf('the schema’s way to sign in')}

# Sent by the server alone, which keeps the tokens of the answers.
`;
  const text = documents.map(({ node }) => print(node)).join('\n\n');
  const references = new Set<string>();
  yield { path: 'schema/signIn.graphql', text: `${head}${text}\n`, references };
  yield { path: 'schema/signIn.json', text: JSON.stringify(description), references };

  function refreshOf(call: Refresh) {
    const own = [call.refreshToken, call.token].filter((slot) => slot !== null);
    const document = sessionDocument(schema, 'RefreshSession', call, {
      slots: own,
      result: call.result,
    });
    return {
      document,
      description: {
        operation: 'RefreshSession',
        constants: call.constants,
        refreshToken: dotted(call.refreshToken),
        tokenInput: dotted(call.token),
        ...responseOf(call.result, document),
      },
    };
  }

  /** The query that shows whether the backend accepts a token: it asks who is signed in. */
  function personOf({ path, person }: Viewer) {
    const call = { operation: 'query', path, arguments: {}, constants: {} } as const;
    const wanted = [{ path: person.length > 0 ? person : ['__typename'] }];
    const options = { slots: [], result: null, wanted };
    const document = sessionDocument(schema, 'SignedIn', call, options);
    const places = document.placesOf({ path: person });
    return { document, description: { operation: 'SignedIn', constants: {}, person: places } };
  }

  function signOutOf(call: SignOut) {
    const own = [call.refreshToken, call.token].filter((slot) => slot !== null);
    const document = sessionDocument(schema, 'SignOut', call, { slots: own, result: null });
    return {
      document,
      description: {
        operation: 'SignOut',
        constants: call.constants,
        refreshToken: dotted(call.refreshToken),
        tokenInput: dotted(call.token),
      },
    };
  }
}

function stepOf(
  { kind, when, inputs, carried, repeated, offered, constants, result }: SignInStep,
  index: number,
  answers: readonly SessionDocument[],
) {
  const placesIn = (wanted: Wanted) => answers.flatMap(({ placesOf }) => placesOf(wanted));
  return {
    operation: stepName(index),
    kind,
    when: when && {
      places: wantedFor(when).flatMap(placesIn),
      type: when.kind === 'type' ? when.type : null,
    },
    inputs: inputs.map(inputOf),
    constants,
    carried: carried.map(({ slot, from }) => ({
      input: dotted(slot),
      places: placesIn({ path: from }),
    })),
    repeated: repeated.map(({ slot, from }) => ({ input: dotted(slot), from: dotted(from) })),
    offered: offered && {
      places: placesIn({ path: offered.path }),
      value: offered.value,
      label: offered.label,
    },
    ...responseOf(result, answers[index + 1]),
  };
}

/** What can be chosen in the next step. */
function wantedOffer(offered: Offered | null): Wanted[] {
  if (!offered) return [];
  const { path, value, label } = offered;
  const fields = [value, label].filter((name) => name !== null);
  return [{ path }, ...fields.map((name) => ({ path: [...path, name] }))];
}

function stepName(index: number): string {
  return index === 0 ? 'SignInStep' : `SignInStep${index + 1}`;
}

function inputOf({ slot, ...input }: SignInInput) {
  return { name: dotted(slot), ...input };
}

/** Where in the answer what is: dotted from `data` on, several places where a union has several members. */
function responseOf(
  { token, refreshToken, expiry, outcome, refusals }: SessionResult,
  { placesOf }: SessionDocument,
) {
  const { errors, success, failures, message, errorTypes } = outcome;
  const hasTypes = refusals.length > 0 || errorTypes.length > 0;
  return {
    token: token ? placesOf({ path: token }) : [],
    refreshTokens: refreshToken ? placesOf({ path: refreshToken }) : [],
    expiry: expiry && { places: placesOf({ path: expiry.path }), unit: expiry.unit },
    refusal: {
      errors: errors && {
        places: placesOf({ path: errors.path }),
        message: errors.message,
        field: errors.field,
        code: errors.code,
      },
      success: success ? placesOf({ path: success }) : [],
      failures,
      message: message ? placesOf({ path: message }) : [],
      typename: hasTypes ? placesOf({ path: ['__typename'] }) : [],
      types: errorTypes.map((type) => {
        const own = refusals.find((each) => each.type === type);
        const places = (name: string | null | undefined) =>
          name ? placesOf({ path: [name], member: type }) : [];
        return {
          type,
          message: places(own?.message),
          code: places(own?.code),
          field: places(own?.field),
        };
      }),
    },
  };
}

function dotted(slot: Slot): string;
function dotted(slot: Slot | null): string | null;
function dotted(slot: Slot | null): string | null {
  return slot && slot.join('.');
}
