import { useId, type HTMLInputTypeAttribute } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import styles from './signIn.module.css';

/** An input of the schema's own way to sign in. */
export interface SignInFieldInput {
  readonly name: string;
  readonly kind:
    'identifier' | 'password' | 'newPassword' | 'code' | 'remember' | 'choice' | 'text' | 'boolean';
  readonly format: 'email' | 'phone' | 'username' | null;
  readonly label: string;
  readonly description: string | null;
  readonly required: boolean;
  readonly default: string | number | boolean | null;
  readonly choices: ReadonlyArray<{ readonly value: string; readonly label: string }> | null;
}

export interface SignInFieldProps {
  readonly input: SignInFieldInput;
  readonly value: string | undefined;
  readonly refusals: ReadonlyArray<{ readonly message: string }>;
  readonly hasFocus: boolean;
  /** Whether passwords can be read. */
  readonly isShown: boolean;
}

/** An input with its label, and with what the backend said against it. */
export function SignInField({ input, value, refusals, hasFocus, isShown }: SignInFieldProps) {
  const locale = useLocale();
  const id = useId();
  const { name, kind, label, description, required, choices } = input;
  const initial = value ?? (input.default === null ? '' : String(input.default));
  const common = { id, name: `values.${name}` };
  if (kind === 'remember' || kind === 'boolean')
    return (
      <label className={styles.check}>
        <input {...common} type="checkbox" value="true" defaultChecked={initial === 'true'} />
        {tLabel(label, locale)}
      </label>
    );
  const described = refusals.length > 0 ? `${id}-refusal` : undefined;
  const state = { 'aria-invalid': refusals.length > 0, 'aria-describedby': described };
  return (
    <>
      <label htmlFor={id}>{tLabel(label, locale)}</label>
      {choices ? (
        <select {...common} {...state} required={required} defaultValue={initial}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {tLabel(choice.label, locale)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          {...state}
          type={typeOf(input, isShown)}
          inputMode={kind === 'code' ? 'numeric' : undefined}
          autoComplete={AUTOCOMPLETE[kind]}
          autoCapitalize="none"
          spellCheck={false}
          required={required}
          autoFocus={hasFocus}
          defaultValue={initial}
          title={description ?? undefined}
        />
      )}
      {refusals.length > 0 && (
        <p id={`${id}-refusal`} dir="auto" className={styles.refusal}>
          {refusals.map(({ message }) => message).join(' ')}
        </p>
      )}
    </>
  );
}

/** What browsers and password managers fill in (HTML, section 4.10.18.7). */
const AUTOCOMPLETE: Readonly<Partial<Record<SignInFieldInput['kind'], string>>> = {
  identifier: 'username',
  password: 'current-password',
  newPassword: 'new-password',
  code: 'one-time-code',
};

function typeOf({ kind, format }: SignInFieldInput, isShown: boolean): HTMLInputTypeAttribute {
  if (kind === 'password' || kind === 'newPassword') return isShown ? 'text' : 'password';
  if (format === 'email') return 'email';
  return format === 'phone' ? 'tel' : 'text';
}
