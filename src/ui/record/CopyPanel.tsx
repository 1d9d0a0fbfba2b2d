import { useRelayEnvironment } from 'react-relay';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import { copyText, COPY_REFUSED } from '../fields/clipboard.ts';
import { notify } from '../notice/notices.ts';
import styles from './copyPanel.module.css';
import { shownData } from './shownData.ts';

interface CopyPanelProps {
  /** The address of the record's page. */
  readonly href: string;
  /** The record's key, as text. */
  readonly id: string;
}

/** What can be had of a record to take elsewhere. */
export default function CopyPanel({ href, id }: CopyPanelProps) {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const copies = {
    Link: () => new URL(href, location.href).href,
    ID: () => id,
    JSON: () => JSON.stringify(shownData(environment, page), null, 2),
  };
  const copy = async (what: keyof typeof copies, button: HTMLElement) => {
    const menu = button.closest('details');
    const isCopied = await copyText(copies[what]());
    notify({ words: isCopied ? `${what} copied` : COPY_REFUSED });
    menu?.querySelector('summary')?.focus();
    menu?.removeAttribute('open');
  };
  return (
    <div className={styles.panel}>
      {(Object.keys(copies) as (keyof typeof copies)[]).map((what) => (
        <button
          key={what}
          type="button"
          onClick={({ currentTarget }) => void copy(what, currentTarget)}
        >
          {`Copy ${what === 'Link' ? 'link' : what}`}
        </button>
      ))}
    </div>
  );
}
