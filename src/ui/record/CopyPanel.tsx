import 'client-only';
import { useRelayEnvironment } from 'react-relay';
import { usePage } from '../../relay/pageContext.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { copyWithToast } from '../toasts/copyWithToast.ts';
import styles from './copyPanel.module.css';
import { shownData } from './shownData.ts';
import { withBasePath } from '../../address/basePath.ts';

interface CopyPanelProps {
  /** The address of the record's page. */
  readonly href: string;
  /** The record's key, as text. */
  readonly id: string;
}

const WORDS = {
  Link: { offer: 'Copy link', done: 'Link copied' },
  ID: { offer: 'Copy ID', done: 'ID copied' },
  JSON: { offer: 'Copy JSON', done: 'JSON copied' },
} as const satisfies Record<string, { offer: Message; done: Message }>;

/** A panel for copying a record's link, key or data. */
export default function CopyPanel({ href, id }: CopyPanelProps) {
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const page = usePage();
  const copies = {
    Link: () => new URL(withBasePath(href), location.href).href,
    ID: () => id,
    JSON: () => JSON.stringify(shownData(environment, page), null, 2),
  };
  const copy = async (what: keyof typeof WORDS, button: HTMLElement) => {
    const menu = button.closest('details');
    await copyWithToast(copies[what](), WORDS[what].done, locale);
    menu?.querySelector('summary')?.focus();
    menu?.removeAttribute('open');
  };
  return (
    <div className={styles.panel}>
      {(Object.keys(WORDS) as (keyof typeof WORDS)[]).map((what) => (
        <button
          key={what}
          type="button"
          onClick={({ currentTarget }) => void copy(what, currentTarget)}
        >
          {t(WORDS[what].offer, locale)}
        </button>
      ))}
    </div>
  );
}
