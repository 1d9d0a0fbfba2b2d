import { useRouter } from 'next/router';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { ExamplePeople, type ExamplePerson } from './ExamplePeople.tsx';
import styles from './signIn.module.css';
import { PageTitle } from '../PageTitle.tsx';
import { PasswordForm, type PasswordFormContent, type SignInRefusal } from './PasswordForm.tsx';
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
  const returnTo = textOf(query.returnTo, '/');
  const code = textOf(query.problem, '');
  const title = t(form?.step ? STEP_TITLES[form.step] : 'Sign in', locale);
  const asked = providers.find(({ name }) => name === query.provider) ?? providers.at(0);
  const hasProviders = providers.length > 0;
  const hasForm = form !== null || headers.length > 0;
  return (
    <section className={styles.signIn}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <LastTry code={code} refusals={form?.refusals} provider={asked?.label} />
      {hasProviders && <ProviderLinks providers={providers} returnTo={returnTo} />}
      {hasProviders && hasForm && (
        <p className={styles.or}>{t('or|between two ways to sign in', locale)}</p>
      )}
      <SignInForms
        headers={headers}
        form={form}
        people={people}
        returnTo={returnTo}
        isTokenInvalid={isAboutToken(code)}
      />
      {!hasProviders && !hasForm && <NoSignIn isBehindProxy={isBehindProxy} />}
    </section>
  );
}

/** Why there is no way to sign in here. */
function NoSignIn({ isBehindProxy }: { readonly isBehindProxy: boolean }) {
  const locale = useLocale();
  return (
    <p>
      {isBehindProxy
        ? t('You sign in before you reach this app, at the address that leads to it.', locale)
        : t(
            'This app has credentials of its own: everyone who can reach it uses them, and no one signs in.',
            locale,
          )}
    </p>
  );
}

function textOf(parameter: string | string[] | undefined, otherwise: string): string {
  return typeof parameter === 'string' ? parameter : otherwise;
}

interface LastTryProps {
  /** Its error code; empty for none. */
  readonly code: string;
  /** What the backend said against it. */
  readonly refusals?: readonly SignInRefusal[];
  /** The label of the provider that it was made at. */
  readonly provider?: string;
}

/** Why the last try failed. A refusal in the backend's words needs none of ours. */
function LastTry({ code, refusals = [], provider = '' }: LastTryProps) {
  const locale = useLocale();
  const isSaid = code === 'SIGN_IN_REFUSED' && refusals.length > 0;
  const problem = isSaid ? null : problemWords(code);
  const ofWhole = refusals.filter(({ input }) => input === null);
  if (!problem && ofWhole.length === 0) return null;
  return (
    <p id={PROBLEM_ID} role="alert" dir="auto" className={styles.problem}>
      {problem ? t(problem, locale, { provider }) : ofWhole.map(({ message }) => message).join(' ')}
    </p>
  );
}

interface SignInFormsProps extends Required<Pick<SignInProps, 'headers' | 'form' | 'people'>> {
  readonly returnTo: string;
  /** Whether the last try failed by its token. */
  readonly isTokenInvalid: boolean;
}

/** The forms of this page. A token is folded where there is a form of the schema's own. */
function SignInForms({ headers, form, people, returnTo, isTokenInvalid }: SignInFormsProps) {
  const locale = useLocale();
  const token = headers.length > 0 && (
    <TokenForm
      headers={headers}
      returnTo={returnTo}
      isInvalid={isTokenInvalid}
      isAlone={form === null}
    />
  );
  return (
    <>
      {form ? <PasswordForm {...form} returnTo={returnTo} /> : token}
      {people.length > 0 && <ExamplePeople people={people} returnTo={returnTo} />}
      {form && token && (
        <details className={styles.token} open={isTokenInvalid}>
          <summary>{t('Use a token instead', locale)}</summary>
          {token}
        </details>
      )}
    </>
  );
}
