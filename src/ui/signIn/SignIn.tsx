import Head from 'next/head';
import { useRouter } from 'next/router';
import buttons from '../button.module.css';
import { useLocale } from '../locale/locale.ts';
import type { Message } from '../locale/messages.ts';
import { say, sayWith } from '../locale/say.ts';
import styles from './signIn.module.css';

/** Why the last try failed, by the code that the server put into the address. */
const PROBLEMS = new Map<string, Message>([
  ['NO_CREDENTIAL', 'Paste a token first.'],
  [
    'MALFORMED_CREDENTIAL',
    'This cannot be sent as a header. Paste a token, or a line of the form “Name: value”.',
  ],
  ['CREDENTIAL_TOO_LONG', 'This token is too long to be kept in a session.'],
  ['CREDENTIAL_REFUSED', 'The backend does not accept this token. It may have expired.'],
  ['BACKEND_UNAVAILABLE', 'The backend could not be asked about the token. Try again in a moment.'],
  ['CROSS_ORIGIN', 'This form was sent from another site, so it was not taken.'],
]);

const OTHER_PROBLEM: Message = 'Signing in failed. Try again.';
/** As it goes over the wire, in every language. */
const BEARER = 'Authorization: Bearer …';
const PROBLEM_ID = 'problem';
const HINT_ID = 'hint';

/**
 * Asks for the token that the backend knows a person by. A plain form: it works before any script
 * has run, and what comes after it is a page that was asked for anew, by whoever signed in.
 */
export function SignIn() {
  const locale = useLocale();
  const { query } = useRouter();
  const code = typeof query.problem === 'string' ? query.problem : '';
  const problem = code === '' ? null : (PROBLEMS.get(code) ?? OTHER_PROBLEM);
  return (
    <section className={styles.signIn}>
      <Head>
        <title>{say('Sign in', locale)}</title>
      </Head>
      <h1>{say('Sign in', locale)}</h1>
      <form method="post" action="/api/session">
        <input
          type="hidden"
          name="returnTo"
          value={typeof query.returnTo === 'string' ? query.returnTo : '/'}
        />
        {problem && (
          <p id={PROBLEM_ID} role="alert" className={styles.problem}>
            {say(problem, locale)}
          </p>
        )}
        <label htmlFor="credential">{say('Token', locale)}</label>
        <input
          id="credential"
          name="credential"
          type="password"
          autoComplete="current-password"
          required
          autoFocus
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${PROBLEM_ID} ${HINT_ID}` : HINT_ID}
        />
        <p id={HINT_ID} className={styles.hint}>
          {sayWith(
            'Sent to the backend as {bearer}. For another header, write {header}. It is kept sealed in a cookie that scripts cannot read.',
            locale,
            {
              bearer: <code key="bearer">{BEARER}</code>,
              header: <code key="header">{say('Name: value', locale)}</code>,
            },
          )}
        </p>
        <button type="submit" className={buttons.primary}>
          {say('Sign in', locale)}
        </button>
      </form>
    </section>
  );
}
