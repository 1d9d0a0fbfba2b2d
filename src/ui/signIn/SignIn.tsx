import { useRouter } from 'next/router';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { tRich } from '../locale/tRich.ts';
import { ExamplePeople, type ExamplePerson } from './ExamplePeople.tsx';
import styles from './signIn.module.css';
import { withBasePath } from '../../address/basePath.ts';
import { PageTitle } from '../PageTitle.tsx';
import { ProviderLinks, type SignInProvider } from './ProviderLinks.tsx';

/** Messages for the error codes that the server puts into the address. */
const PROBLEMS = new Map<string, Message>([
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
  ['TOO_MANY_TRIES', 'Too many tokens were tried. Wait a few minutes, then try again.'],
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
  ['SIGN_IN_EXPIRED', 'This sign-in took too long, or was begun elsewhere. Start again.'],
  ['CROSS_ORIGIN', 'This form was sent from another site and was rejected.'],
]);

const OTHER_PROBLEM: Message = 'Signing in failed. Try again.';
const PROBLEM_ID = 'problem';
const HINT_ID = 'hint';

export interface SignInProps {
  /**
   * The headers that people may sign in with, in lower case; none where the app has its own
   * credentials.
   */
  readonly headers: readonly string[];
  /** Whom a demonstration offers to sign in as; nobody by default. */
  readonly people?: readonly ExamplePerson[];
  /** Where else people sign in; none by default. */
  readonly providers?: readonly SignInProvider[];
  /** Whether people sign in before they get here. */
  readonly isBehindProxy?: boolean;
}

/**
 * The sign-in form for a token of the backend. It is a plain form, so that it works without
 * JavaScript and the next page is loaded from the server as the signed-in person.
 */
export function SignIn({
  headers,
  people = [],
  providers = [],
  isBehindProxy = false,
}: SignInProps) {
  const locale = useLocale();
  const { query } = useRouter();
  const returnTo = typeof query.returnTo === 'string' ? query.returnTo : '/';
  const code = typeof query.problem === 'string' ? query.problem : '';
  const problem = code === '' ? null : (PROBLEMS.get(code) ?? OTHER_PROBLEM);
  const asked = providers.find(({ name }) => name === query.provider) ?? providers.at(0);
  return (
    <section className={styles.signIn}>
      <PageTitle>{t('Sign in', locale)}</PageTitle>
      <h1>{t('Sign in', locale)}</h1>
      {problem && (
        <p id={PROBLEM_ID} role="alert" className={styles.problem}>
          {t(problem, locale, { provider: asked?.label ?? '' })}
        </p>
      )}
      {providers.length > 0 && <ProviderLinks providers={providers} returnTo={returnTo} />}
      {headers.length > 0 && (
        <SignInForm
          headers={headers}
          returnTo={returnTo}
          isInvalid={code !== '' && !query.provider}
        />
      )}
      {people.length > 0 && <ExamplePeople people={people} returnTo={returnTo} />}
      {headers.length + providers.length === 0 && (
        <p>
          {isBehindProxy
            ? t('You sign in before you reach this app, at the address that leads to it.', locale)
            : t(
                'This app has credentials of its own: everyone who can reach it uses them, and no one signs in.',
                locale,
              )}
        </p>
      )}
    </section>
  );
}

interface SignInFormProps {
  readonly headers: readonly string[];
  readonly returnTo: string;
  readonly isInvalid: boolean;
}

function SignInForm({ headers, returnTo, isInvalid }: SignInFormProps) {
  const locale = useLocale();
  return (
    <form method="post" action={withBasePath('/api/session')}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <label htmlFor="credential">{t('Token', locale)}</label>
      <input
        id="credential"
        name="credential"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${PROBLEM_ID} ${HINT_ID}` : HINT_ID}
      />
      <Hint headers={headers} />
      <button type="submit" className={buttons.primary}>
        {t('Sign in', locale)}
      </button>
    </form>
  );
}

function Hint({ headers }: Pick<SignInFormProps, 'headers'>) {
  const locale = useLocale();
  const names = headers.map(writtenName);
  // Header syntax is the same in every language.
  const sent = names[0] === 'Authorization' ? 'Authorization: Bearer …' : `${names[0]}: …`;
  return (
    <p id={HINT_ID} className={styles.hint}>
      {tRich(
        'Sent to the backend as {header}. It is stored encrypted in a cookie that scripts cannot read.',
        locale,
        { header: <code key="header">{sent}</code> },
      )}{' '}
      {names.length > 1 &&
        tRich('For another header, write {header}. The app accepts {names}.', locale, {
          header: <code key="header">{t('Name: value', locale)}</code>,
          names: <code key="names">{names.join(', ')}</code>,
        })}
    </p>
  );
}

/** A header's usual capitalisation: `X-Api-Key`. */
function writtenName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
