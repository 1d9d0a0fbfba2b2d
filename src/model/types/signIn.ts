import type { Choice } from './fields.ts';
import type { MutationResult } from './mutation.ts';
import type { Path, Slot, Variables } from './variables.ts';

/** How the schema itself signs people in: by an identifier and a password. */
export interface SignIn extends SessionCall {
  /** What a person enters, in the order of the form; the identifier and the password are among them. */
  inputs: SignInInput[];
  identifier: Slot;
  password: Slot;
  result: SessionResult;
  /** How later calls bring the token. */
  send: Sending;
  /** What may follow the first call: a one-time code, a new password, the choice of a workspace. */
  steps: SignInStep[];
  /** Null where the schema renews no tokens. */
  refresh: Refresh | null;
  /** Null where the schema ends no sessions. */
  signOut: SignOut | null;
  /** Property name (`path`, `token`, `refresh`…) → the reason for what was read there, in a sentence. */
  why: Record<string, string>;
}

/** How a token is sent: in which header, after which prefix. */
export interface Sending {
  header: string;
  prefix: string;
}

/** A root field that starts, continues, renews or ends a session. */
export interface SessionCall {
  /** Some schemas sign in by a query. */
  operation: 'mutation' | 'query';
  /** From Mutation, or from Query. */
  path: Path;
  /** The arguments of the last field, by name → printed type. Those that neither an input nor a constant fills are left out of the call. */
  arguments: Record<string, string>;
  /** Variables that are always sent, for inputs with only one useful value: `{ strategy: 'local' }`. */
  constants: Variables;
}

export type SignInInputKind =
  | 'identifier'
  | 'password'
  /** A new password, where one has to be set. */
  | 'newPassword'
  /** A one-time code. */
  | 'code'
  /** Whether the session outlives the browser. */
  | 'remember'
  | 'choice'
  | 'text'
  | 'boolean';

/** One input of the sign-in form. */
export interface SignInInput {
  kind: SignInInputKind;
  /** Its place in the variables: `['email']`, `['input', 'email']`. Slots with a common start share an object. */
  slot: Slot;
  /** What an identifier is, for the browser's keyboard and password manager: `username` may be any text. */
  format: 'email' | 'phone' | 'username' | null;
  label: string;
  description: string | null;
  /** The printed type of the argument or input field. */
  type: string;
  required: boolean;
  default: string | number | boolean | null;
  /** For a choice: its values in order. */
  choices: Choice[] | null;
}

/**
 * What the response to a call of a session says. Paths start at the call's last field; `[]` is the field itself. Of a
 * union on the way, the members with the path's next field are read; of a list, the first element.
 */
export interface SessionResult {
  /** To the token that later calls bring; null where the session comes as a cookie or a response header. */
  token: Path | null;
  refreshToken: Path | null;
  expiry: Expiry | null;
  /** How the response reports that it refused: errors as data, members of a union, a Boolean. */
  outcome: MutationResult;
  /** Of each of `outcome.errorTypes`, its fields with the refusal's words, code and input. */
  refusals: SignInRefusal[];
}

/** A member of a union that refuses. */
export interface SignInRefusal {
  type: string;
  message: string | null;
  code: string | null;
  field: string | null;
}

/** When a token ends. */
export interface Expiry {
  path: Path;
  /** `seconds`, `milliseconds`: from the response on. `date`: an ISO date and time. `epochSeconds`, `epochMilliseconds`: since 1970. */
  unit: 'seconds' | 'milliseconds' | 'date' | 'epochSeconds' | 'epochMilliseconds';
}

/** A further call that a sign-in may need. */
export interface SignInStep extends SessionCall {
  kind: 'code' | 'newPassword' | 'choice';
  /** How a response without a token says that the step follows; null where only its refusals do. */
  when: StepCondition | null;
  inputs: SignInInput[];
  /** Values of the previous response that the step sends. */
  carried: { slot: Slot; from: Path }[];
  /** Inputs of the sign-in that the step sends again. */
  repeated: { slot: Slot; from: Slot }[];
  /** For a choice: what the previous response offers; null where the person has to know it. */
  offered: Offered | null;
  result: SessionResult;
}

/** A list in a response of what can be chosen, with the fields of its elements; null where they are texts themselves. */
export interface Offered {
  path: Path;
  value: string | null;
  label: string | null;
}

/** Something in a response: a value that is true, not null and not empty; or the member of a union that it is. */
export type StepCondition =
  { kind: 'value'; path: Path } | { kind: 'type'; path: Path; type: string };

/** The renewal of a token. */
export interface Refresh extends SessionCall {
  /** Where the refresh token goes; null where the call is authorised by the session's token or cookie. */
  refreshToken: Slot | null;
  /** Where the present token goes, if the call takes it as a value. */
  token: Slot | null;
  result: SessionResult;
}

/** The end of a session on the backend. */
export interface SignOut extends SessionCall {
  /** Where the refresh token goes, if the call takes it. */
  refreshToken: Slot | null;
  /** Where the token goes, if the call takes it as a value. */
  token: Slot | null;
}

/** The query for who is signed in. */
export interface Viewer {
  /** From Query; it needs no arguments. */
  path: Path;
  /** From the path's last field to the person: `[]`, or `['user']` for an envelope `{ user token exp }`. */
  person: Path;
  /** The GraphQL type of the person; of a union, the member that is one. */
  type: string;
  /** True where `type` is one of several: the person is read with `... on`. */
  abstract: boolean;
  /** The resource whose record the person is, or null. */
  resource: string | null;
  /** From the person to its name: one path, or two for a first and a last name; empty where it has none. */
  name: Path[];
  email: Path | null;
  picture: Path | null;
  role: ViewerRole | null;
  permissions: ViewerPermissions | null;
  /** Property name → the reason for what was read there, in a sentence. */
  why: Record<string, string>;
}

/** The role of the person: from the person to its name. Of a list on the way, each element has one. */
export interface ViewerRole {
  path: Path;
  many: boolean;
}

/** What the person may do, as codes or as one Boolean for each operation. */
export type ViewerPermissions =
  | {
      kind: 'codes';
      /** From Query to the codes, a list somewhere on the way. */
      path: Path;
      /** The codes that there are, where the schema lists them as an enum. */
      codes: string[] | null;
    }
  | {
      kind: 'flags';
      flags: { path: Path; coordinate: string }[];
    };

/** What the schema says that an operation or a field needs: one of these permissions. */
export interface Requirement {
  /** `Mutation.orderCancel`, dotted further in a namespace; `Query.orders`, `Order.total`. */
  coordinate: string;
  /** Codes as the person's permissions have them. Any of them is enough. */
  anyOf: string[];
  why: string;
}

/** A Boolean on a record that says whether the person may do something with it. */
export interface RecordPermission {
  /** From the record to the Boolean: `['viewerCanUpdate']`, `['userPermissions', 'updateNote']`. */
  path: Path;
  governs: Governed;
  why: string;
}

/** What a permission of a record is about. */
export type Governed =
  | { kind: 'update' }
  | { kind: 'delete' }
  /** An action of the record, by the path of its mutation. */
  | { kind: 'action'; mutation: Path }
  /** The creation of related records, by the path of its mutation. */
  | { kind: 'create'; mutation: Path }
  | { kind: 'field'; field: string };
