import { useState } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { withBasePath } from '../../address/basePath.ts';
import { SignInField, type SignInFieldInput } from './SignInField.tsx';
import styles from './signIn.module.css';

/** What a backend said against what was entered. */
export interface SignInRefusal {
  readonly message: string;
  /** The name of the input that it is about; null for the whole form. */
  readonly input: string | null;
}

/** The form of the schema's own way to sign in. */
export interface PasswordFormContent {
  readonly inputs: readonly SignInFieldInput[];
  /** What was entered before and is no secret, by the inputs' names. */
  readonly values: Readonly<Record<string, string>>;
  readonly refusals: readonly SignInRefusal[];
  /** What it asks for where it continues a form that was accepted; null for the first form. */
  readonly step: 'code' | 'newPassword' | 'choice' | null;
}

export interface PasswordFormProps extends PasswordFormContent {
  readonly returnTo: string;
}

/** Signs in with what the schema's own mutation takes; works without JavaScript. */
export function PasswordForm({ inputs, values, refusals, step, returnTo }: PasswordFormProps) {
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const isOptional = ({ required, default: byDefault, kind }: SignInFieldInput) =>
    kind !== 'remember' && kind !== 'choice' && (!required || byDefault !== null);
  const asked = inputs.filter((input) => !isOptional(input));
  const optional = inputs.filter(isOptional);
  const hasPassword = inputs.some(isPassword);
  const first = asked.find(({ name, kind }) => isPassword({ kind }) || !values[name]);
  const fieldOf = (input: SignInFieldInput) => (
    <SignInField
      key={input.name}
      input={input}
      value={values[input.name]}
      refusals={refusals.filter((refusal) => refusal.input === input.name)}
      hasFocus={input === first}
      isShown={isShown}
    />
  );
  return (
    <form method="post" action={withBasePath('/api/session')}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {step && <input type="hidden" name="step" value="1" />}
      {asked.map(fieldOf)}
      {hasPassword && (
        <label className={`${styles.check} ${styles.scripted}`}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ currentTarget }) => setShown(currentTarget.checked)}
          />
          {t('Show password', locale)}
        </label>
      )}
      {optional.length > 0 && (
        <details className={styles.more} open={refusals.some(isAbout(optional))}>
          <summary>{t('More options', locale)}</summary>
          {optional.map(fieldOf)}
        </details>
      )}
      <button type="submit" className={buttons.primary}>
        {step ? t('Continue', locale) : t('Sign in', locale)}
      </button>
      {step && (
        <a href={withBasePath(signInPath(returnTo))} className={styles.again}>
          {t('Start again', locale)}
        </a>
      )}
    </form>
  );
}

/** The first form. */
function signInPath(returnTo: string): string {
  return `/sign-in?${new URLSearchParams({ returnTo }).toString()}`;
}

function isPassword({ kind }: Pick<SignInFieldInput, 'kind'>): boolean {
  return kind === 'password' || kind === 'newPassword';
}

function isAbout(inputs: readonly SignInFieldInput[]) {
  return ({ input }: SignInRefusal) => inputs.some(({ name }) => name === input);
}
