import 'client-only';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallLog } from '../../relay/callLog.ts';
import { callWatch } from '../../relay/callWatch.ts';
import type { HandOver } from '../../relay/handOver.ts';
import buttons from '../button.module.css';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { CallRow } from './CallRow.tsx';
import styles from './calls.module.css';

export interface CallsProps {
  /** The queries that the server ran to render the first page. */
  readonly firstHandOvers: Readonly<Record<string, HandOver>>;
}

/**
 * The panel of calls, for developers: all operations of this tab, why they ran, and their outcome.
 */
export function Calls({ firstHandOvers }: CallsProps) {
  const locale = useLocale();
  const [log] = useState(() => {
    const begun = new CallLog();
    begun.handedOver(firstHandOvers);
    return begun;
  });
  useEffect(() => {
    callWatch.current = log;
    return () => {
      callWatch.current = null;
    };
  }, [log]);
  const calls = useSyncExternalStore(log.subscribe, log.calls, log.calls);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const count = t('{count, plural, one {# call} other {# calls}}', locale, {
    count: calls.length,
  });
  if (!isOpen)
    return (
      <button
        type="button"
        className={`${buttons.button} ${styles.open}`}
        onClick={() => setOpen(true)}
      >
        {count}
      </button>
    );
  const shown = calls.filter((call) => call.name.toLowerCase().includes(name.toLowerCase()));
  return (
    <section
      className={styles.panel}
      aria-label={t('Calls', locale)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <header className={styles.header}>
        <h2>{count}</h2>
        <input
          type="search"
          value={name}
          autoFocus
          placeholder={t('Operation', locale)}
          aria-label={t('Operation', locale)}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="button" className={buttons.button} onClick={() => log.clear()}>
          {t('Clear|the calls', locale)}
        </button>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t('Close', locale)}
          onClick={() => setOpen(false)}
        >
          <Icon name="cross" />
        </button>
      </header>
      <ul className={styles.calls} tabIndex={0} aria-label={t('Calls', locale)}>
        {shown.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ul>
    </section>
  );
}
