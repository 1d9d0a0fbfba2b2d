import 'client-only';
import { useEffect, useState } from 'react';
import { withBasePath } from '../../address/basePath.ts';
import { t } from '../../locale/translate.ts';
import buttons from '../button.module.css';
import { Dialog } from '../Dialog.tsx';
import { Moment } from '../fields/Time.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { deviceWords } from './deviceWords.ts';
import styles from './account.module.css';

/** A session as the server lists it. */
interface OwnSession {
  readonly key: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** The header `User-Agent` of who signed in. */
  readonly device: string;
  readonly isThis: boolean;
}

const PATH = withBasePath('/api/sessions');

/** Where a person is signed in: they can end what is not this session. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () =>
    listSessions().then(
      (found) => {
        setSessions(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  useEffect(() => void load(), []);
  const end = (key: string) => endSession(key).then(load, () => setFailed(true));
  return (
    <Dialog title={t('Your sessions', locale)} onClose={onClose}>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {t('Your sessions could not be reached. Try again.', locale)}
        </p>
      )}
      <ul className={styles.sessions} aria-busy={sessions === null && !isFailed}>
        {(sessions ?? []).map((session) => (
          <li key={session.key}>
            <div>
              <strong>{deviceWords(session.device, locale)}</strong>
              <span>
                {t('Signed in|account', locale)}{' '}
                <Moment value={new Date(session.startedAt).toISOString()} />
              </span>
              <span>
                {t('Last used', locale)} <Moment value={new Date(session.usedAt).toISOString()} />
              </span>
            </div>
            {session.isThis ? (
              <em>{t('This session', locale)}</em>
            ) : (
              <button
                type="button"
                className={buttons.button}
                onClick={() => void end(session.key)}
              >
                {t('End|session', locale)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <button type="button" className={buttons.primary} onClick={onClose}>
          {t('Close', locale)}
        </button>
      </p>
    </Dialog>
  );
}

async function listSessions(): Promise<readonly OwnSession[]> {
  const response = await fetch(PATH);
  if (!response.ok) throw new Error('The sessions were refused.');
  const { sessions } = (await response.json()) as { sessions: readonly OwnSession[] };
  return sessions;
}

/** A session that has ended meanwhile is no failure. */
async function endSession(key: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(PATH, { method: 'POST', headers, body: JSON.stringify({ key }) });
  if (!response.ok && response.status !== 404) throw new Error('The session was not ended.');
}
