import type { DenialReason } from '../../access/access.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { formatNames } from '../../locale/names.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import styles from './denied.module.css';
import { SignInLink } from './SignInLink.tsx';
import { useAccess } from './useAccess.ts';

export interface DeniedProps {
  readonly reason: DenialReason;
  /** What the person wanted. */
  readonly what: 'do' | 'see';
}

/** A lock with the reason, in place of something that the person may not read or do. */
export default function DenialWords({ reason, what }: DeniedProps) {
  const locale = useLocale();
  const { isSignedOut } = useAccess();
  return (
    <span className={styles.denied}>
      <Icon name="lock" size={14} />
      {isSignedOut ? signedOutWords(what, locale) : denialWords(reason, what, locale)}
      {isSignedOut && <SignInLink />}
    </span>
  );
}

/** Visitors have not been refused anything: they may be somebody who has it. */
function signedOutWords(what: 'do' | 'see', locale: Locale): string {
  return what === 'do' ? t('Sign in to continue', locale) : t('Sign in to view this', locale);
}

/** Why something is denied, in a sentence. @param what what the person wanted */
function denialWords(reason: DenialReason, what: 'do' | 'see', locale: Locale): string {
  if (reason.kind === 'refused') return t('The backend refused you this before.', locale);
  if (reason.kind === 'record') return t('You may not change this record', locale);
  if (reason.kind === 'role') {
    const role = tLabel(labelOf(reason.role), locale);
    return what === 'do'
      ? t('Your role, {role}, may not do this.', locale, { role })
      : t('Your role, {role}, may not see this.', locale, { role });
  }
  if (reason.permissions.length === 0) return t('You lack the permission for this.', locale);
  // Any of them is enough.
  const permissions = formatNames(reason.permissions, locale, 'disjunction');
  return reason.permissions.length > 1
    ? t('You lack the permission for this: one of {permissions}.', locale, { permissions })
    : t('You lack the permission for this: {permissions}.', locale, { permissions });
}
