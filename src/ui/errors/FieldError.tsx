import { caughtError } from '../../relay/caught.ts';
import { useAccess } from '../access/useAccess.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './errors.module.css';

/**
 * An error in place of one value: a lock where the person has no permission, a warning where the backend
 * failed.
 *
 * @param errors what Relay's `@catch` holds: path and extensions, without the message
 */
export function FieldError({ errors }: { errors: readonly unknown[] }) {
  const locale = useLocale();
  const { isSignedOut } = useAccess();
  const { accessProblem, codes } = caughtError(errors);
  const isLocked = accessProblem === 'forbidden' || accessProblem === 'unauthenticated';
  const text = isLocked
    ? t(isSignedOut ? 'Sign in to view this' : 'You do not have permission to view this', locale)
    : t('The backend could not return this', locale);
  const code = codes.length > 0 && !isLocked ? ` (${codes.join(', ')})` : '';
  return (
    <span className={isLocked ? styles.locked : styles.failed} title={text + code}>
      <Icon name={isLocked ? 'lock' : 'warning'} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
