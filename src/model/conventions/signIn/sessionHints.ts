import type { GraphQLSchema } from 'graphql';
import type { SignInHints } from '../../hints.ts';
import { unknownName, type ReportProblem } from '../../hints/hintProblem.ts';
import type { Sending, SessionResult } from '../../types/signIn.ts';
import { sendingOf } from './sending.ts';
import type { SessionField } from './sessionFields.ts';
import { readHintedSignIn, type SignInCandidate } from './signInCandidates.ts';

/** What hints say of the calls of a session. A call that there is not is reported once. */
export class SessionHints {
  readonly #fields: readonly SessionField[];
  readonly #hint: SignInHints;
  readonly #report: ReportProblem;

  constructor(fields: readonly SessionField[], hint: SignInHints, report: ReportProblem) {
    this.#fields = fields;
    this.#hint = hint;
    this.#report = report;
  }

  /** The call that signs in; null where hints name none, or one that cannot be it. */
  signIn(schema: GraphQLSchema): SignInCandidate | null {
    const { path } = this.#hint;
    const from = path === undefined ? null : this.#find('path', path);
    const read = from && readHintedSignIn(from, schema, this.#hint);
    if (from && !read)
      this.#report({
        hint: 'signIn.path',
        kind: 'unknown',
        message: `\`${from.path.join('.')}\` takes no identifier and password, or more than a form can ask for.`,
      });
    return read;
  }

  /** The only call that may renew or end the session: none for false; null where hints say nothing. */
  only(call: 'refresh' | 'signOut'): SessionField[] | null {
    const path = this.#hint[call];
    if (path === undefined) return null;
    const found = path === false ? null : this.#find(call, path);
    return found ? [found] : [];
  }

  /** Whether hints name the call, so that its own name need not say what it is. */
  isHinted(call: 'refresh' | 'signOut'): boolean {
    return typeof this.#hint[call] === 'string';
  }

  /** How the token is sent. */
  get send(): Sending {
    return sendingOf(this.#hint.send);
  }

  /** The response of the sign-in with the places that hints name. */
  result(read: SessionResult): SessionResult {
    const { token, refreshToken } = this.#hint;
    const placed = (hinted: string | false | undefined, own: SessionResult['token']) =>
      hinted === undefined ? own : hinted === false ? null : hinted.split('.');
    return {
      ...read,
      token: placed(token, read.token),
      refreshToken: placed(refreshToken, read.refreshToken),
    };
  }

  #find(hint: string, path: string): SessionField | null {
    const found = this.#fields.find((field) => field.path.join('.') === path);
    const names = this.#fields.map((field) => field.path.join('.'));
    if (!found)
      this.#report(unknownName(`signIn.${hint}`, 'nothing signs in or out at', path, names));
    return found ?? null;
  }
}
