import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { tRich } from '../locale/tRich.ts';
import { withBasePath } from '../../address/basePath.ts';
import { PROBLEM_ID } from './problems.ts';

import styles from './signIn.module.css';

const HINT_ID = 'hint';

export interface TokenFormProps {
  /** The headers that people may sign in with, in lower case. */
  readonly headers: readonly string[];
  readonly returnTo: string;
  readonly isInvalid: boolean;
  /** Whether it is the only way to sign in. */
  readonly isAlone: boolean;
}

/** Signs in with a token of the backend; works without JavaScript. */
export function TokenForm({ headers, returnTo, isInvalid, isAlone }: TokenFormProps) {
  const locale = useLocale();
  return (
    <form method="post" action={withBasePath('/api/session')}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <label htmlFor="credential">{t('Token', locale)}</label>
      <input
        id="credential"
        name="credential"
        type="password"
        autoComplete={isAlone ? 'current-password' : 'off'}
        required
        autoFocus={isAlone}
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${PROBLEM_ID} ${HINT_ID}` : HINT_ID}
      />
      <Hint headers={headers} />
      <button type="submit" className={isAlone ? buttons.primary : buttons.button}>
        {t('Sign in', locale)}
      </button>
    </form>
  );
}

function Hint({ headers }: Pick<TokenFormProps, 'headers'>) {
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
