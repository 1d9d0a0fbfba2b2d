import dynamic from 'next/dynamic';
import { useState } from 'react';
import { rolesOf } from '../../address/viewer.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { formatNames } from '../../locale/names.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { useViewer } from '../../relay/viewer.ts';
import { useAccess } from '../access/useAccess.ts';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { Avatar } from '../fields/Avatar.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { Icon } from '../Icon.tsx';
import { Menu } from '../Menu.tsx';
import { SignOut } from '../signIn/SignOut.tsx';
import { PageLink } from '../PageLink.tsx';
import styles from './account.module.css';

/** Loaded on use. */
const SessionsDialog = dynamic(
  () => import('./SessionsDialog.tsx').then((module) => module.SessionsDialog),
  { ssr: false, loading: WhileLoading },
);

const SOMEBODY = { hasInitials: true };

/** Who is signed in, with what they can do about it. It opens without a script. */
export function AccountMenu({ canSignOut }: { canSignOut: boolean }) {
  const locale = useLocale();
  const person = useViewer();
  const { role, signOut = 'everywhere' } = useAccess();
  const [isListing, setListing] = useState(false);
  const roles = person ? rolesOf(person) : [];
  const shownRoles = (roles.length > 0 ? roles : role === null ? [] : [role]).map((name) =>
    tLabel(labelOf(name), locale),
  );
  const name = person?.name || person?.email || t('Signed in|account', locale);
  return (
    <div className={styles.account}>
      <Menu
        align="end"
        closesOnChoice
        label={
          <>
            <Avatar
              name={person?.name ?? ''}
              resource={SOMEBODY}
              picture={person?.picture}
              size={26}
            >
              <Icon name="person" size={18} />
            </Avatar>
            <span className={styles.name}>{name}</span>
            <span className="visually-hidden">{t('Account', locale)}</span>
          </>
        }
      >
        <div className={styles.person}>
          <strong>{name}</strong>
          {person?.email && person.email !== name && <span>{person.email}</span>}
          {shownRoles.length > 0 && <span>{formatNames(shownRoles, locale)}</span>}
        </div>
        {person?.page && (
          <PageLink href={person.page} className={styles.item}>
            {t('Your profile', locale)}
          </PageLink>
        )}
        {canSignOut && signOut === 'everywhere' && (
          <button
            type="button"
            className={`${styles.item} ${styles.scripted}`}
            onClick={() => setListing(true)}
          >
            {t('Your sessions', locale)}
          </button>
        )}
        {canSignOut && signOut !== 'never' && (
          <SignOut className={styles.item}>{t('Sign out', locale)}</SignOut>
        )}
        {canSignOut && signOut === 'everywhere' && (
          <SignOut everywhere className={styles.item}>
            {t('Sign out everywhere', locale)}
          </SignOut>
        )}
      </Menu>
      {isListing && <SessionsDialog onClose={() => setListing(false)} />}
    </div>
  );
}
