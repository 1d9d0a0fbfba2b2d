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
  const name = person?.name || person?.email || t('Signed in|account', locale);
  const [isListing, setListing] = useState(false);
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
        <Person name={name} />
        {person?.page && (
          <PageLink href={person.page} className={styles.item}>
            {t('Your profile', locale)}
          </PageLink>
        )}
        {canSignOut && <SignOutItems onList={() => setListing(true)} />}
      </Menu>
      {isListing && <SessionsDialog onClose={() => setListing(false)} />}
    </div>
  );
}

/** What a person is known by, and as. @param name what they are called above */
function Person({ name }: { name: string }) {
  const locale = useLocale();
  const person = useViewer();
  const { role } = useAccess();
  const ofPerson = person ? rolesOf(person) : [];
  const roles = ofPerson.length > 0 ? ofPerson : role === null ? [] : [role];
  const labels = roles.map((each) => tLabel(labelOf(each), locale));
  return (
    <div className={styles.person}>
      <strong>{name}</strong>
      {person?.email && person.email !== name && <span>{person.email}</span>}
      {labels.length > 0 && <span>{formatNames(labels, locale)}</span>}
    </div>
  );
}

/** What ends sessions, as far as somebody can end theirs. @param onList shows those on other devices, too */
function SignOutItems({ onList }: { onList: () => void }) {
  const locale = useLocale();
  const { signOut = 'everywhere' } = useAccess();
  if (signOut === 'never') return null;
  const isEverywhere = signOut === 'everywhere';
  return (
    <>
      {isEverywhere && (
        <button type="button" className={`${styles.item} ${styles.scripted}`} onClick={onList}>
          {t('Your sessions', locale)}
        </button>
      )}
      <SignOut className={styles.item}>{t('Sign out', locale)}</SignOut>
      {isEverywhere && (
        <SignOut everywhere className={styles.item}>
          {t('Sign out everywhere', locale)}
        </SignOut>
      )}
    </>
  );
}
