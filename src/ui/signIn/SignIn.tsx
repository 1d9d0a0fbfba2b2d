import { useRouter } from 'next/router';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { ExamplePeople, type ExamplePerson } from './ExamplePeople.tsx';
import styles from './signIn.module.css';
import { PageTitle } from '../PageTitle.tsx';
import { PasswordForm, type PasswordFormContent } from './PasswordForm.tsx';
import { isAboutToken, PROBLEM_ID, problemWords } from './problems.ts';
import { ProviderLinks, type SignInProvider } from './ProviderLinks.tsx';
import { TokenForm } from './TokenForm.tsx';

export interface SignInProps {
  /**
   * The headers that people may sign in with, in lower case; none where the app has its own
   * credentials.
   */
  readonly headers: readonly string[];
  /** The form of the schema's own way to sign in; none by default. */
  readonly form?: PasswordFormContent | null;
  /** Whom a demonstration offers to sign in as; nobody by default. */
  readonly people?: readonly ExamplePerson[];
  /** Where else people sign in; none by default. */
  readonly providers?: readonly SignInProvider[];
  /** Whether people sign in before they get here. */
  readonly isBehindProxy?: boolean;
}

const STEP_TITLES: Readonly<Record<NonNullable<PasswordFormContent['step']>, Message>> = {
  code: 'One more step',
  newPassword: 'Choose a new password',
  choice: 'Choose where to work',
};

/**
 * The ways to sign in. They are plain forms and links, so that they work without JavaScript and the
 * next page is loaded from the server as the signed-in person.
 */
export function SignIn({
  headers,
  form = null,
  people = [],
  providers = [],
  isBehindProxy = false,
}: SignInProps) {
  const locale = useLocale();
  const { query } = useRouter();
  const returnTo = typeof query.returnTo === 'string' ? query.returnTo : '/';
  const code = typeof query.problem === 'string' ? query.problem : '';
  const refusals = form?.refusals.filter(({ input }) => input === null) ?? [];
  const isSaid = code === 'SIGN_IN_REFUSED' && (form?.refusals.length ?? 0) > 0;
  const problem = isSaid ? null : problemWords(code);
  const title = t(form?.step ? STEP_TITLES[form.step] : 'Sign in', locale);
  const isInvalid = isAboutToken(code);
  const asked = providers.find(({ name }) => name === query.provider) ?? providers.at(0);
  return (
    <section className={styles.signIn}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {(problem || refusals.length > 0) && (
        <p id={PROBLEM_ID} role="alert" dir="auto" className={styles.problem}>
          {problem
            ? t(problem, locale, { provider: asked?.label ?? '' })
            : refusals.map(({ message }) => message).join(' ')}
        </p>
      )}
      {providers.length > 0 && <ProviderLinks providers={providers} returnTo={returnTo} />}
      {providers.length > 0 && (form ?? headers.length > 0) && (
        <p className={styles.or}>{t('or|between two ways to sign in', locale)}</p>
      )}
      {form && <PasswordForm {...form} returnTo={returnTo} />}
      {headers.length > 0 && !form && (
        <TokenForm headers={headers} returnTo={returnTo} isInvalid={isInvalid} isAlone />
      )}
      {people.length > 0 && <ExamplePeople people={people} returnTo={returnTo} />}
      {headers.length > 0 && form && (
        <details className={styles.token} open={isInvalid}>
          <summary>{t('Use a token instead', locale)}</summary>
          <TokenForm headers={headers} returnTo={returnTo} isInvalid={isInvalid} isAlone={false} />
        </details>
      )}
      {headers.length + providers.length === 0 && !form && (
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
