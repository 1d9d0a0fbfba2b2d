import type { Message } from '../../locale/messages.ts';

/** The element with the words about the last try. */
export const PROBLEM_ID = 'problem';

/** Messages for the error codes of tokens that the server puts into the address. */
const TOKEN_PROBLEMS = new Map<string, Message>([
  ['NO_CREDENTIAL', 'Enter a token.'],
  [
    'MALFORMED_CREDENTIAL',
    'This cannot be sent as a header. Paste a token, or a line of the form “Name: value”.',
  ],
  ['HEADER_NOT_OFFERED', 'This app does not accept that header; it accepts those named below.'],
  ['CREDENTIAL_TOO_LONG', 'This token is too long to be kept in a session.'],
  ['CREDENTIAL_REFUSED', 'The backend does not accept this token. It may have expired.'],
  [
    'BACKEND_UNAVAILABLE',
    'The token could not be checked with the backend. Try again in a moment.',
  ],
]);

/** Messages for the other codes. */
const PROBLEMS = new Map<string, Message>([
  ['SIGN_IN_REFUSED', 'The backend does not accept this. Check what you entered.'],
  ['SIGN_IN_UNAVAILABLE', 'The backend did not answer. Try again in a moment.'],
  [
    'SESSION_NOT_ACCEPTED',
    'The backend let you in, but does not accept the session that it gave. The log of the app says more.',
  ],
  ['TOO_MANY_TRIES', 'There were too many attempts. Wait a few minutes, then try again.'],
  ['PROVIDER_DENIED', '{provider} did not let you in. Try again, or with another account.'],
  ['PROVIDER_UNFINISHED', '{provider} needs something more of you. Sign in there, then try again.'],
  ['PROVIDER_UNAVAILABLE', '{provider} cannot be reached. Try again in a moment.'],
  ['PROVIDER_UNTRUSTED', 'The answer of {provider} could not be verified. Try again.'],
  [
    'PROVIDER_SETUP',
    'This app and {provider} are not set up for each other. The log of the app says why.',
  ],
  [
    'ACCOUNT_REFUSED',
    '{provider} let you in, but the backend does not accept you. Try another account.',
  ],
  ['SESSION_ENDED', 'Your session has ended. Sign in again to continue.'],
  ['SIGN_IN_EXPIRED', 'This sign-in took too long, or was begun elsewhere. Start again.'],
  ['CROSS_ORIGIN', 'This form was sent from another site and was rejected.'],
]);

const OTHER_PROBLEM: Message = 'Signing in failed. Try again.';

/** The words about a code; null for none. */
export function problemWords(code: string): Message | null {
  // The form says itself that there is one more step.
  if (code === '' || code === 'SIGN_IN_CONTINUES') return null;
  return PROBLEMS.get(code) ?? TOKEN_PROBLEMS.get(code) ?? OTHER_PROBLEM;
}

/** Whether a code is about a token. */
export function isAboutToken(code: string): boolean {
  return TOKEN_PROBLEMS.has(code);
}
