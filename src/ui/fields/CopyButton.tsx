import { useContext, useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './fields.module.css';
import { InsideLinkContext } from './insideLink.ts';

const SHOWN_FOR = 1500;

/** Copies a text to the clipboard, and says that it has. Within a link there is none: a click means the link. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  if (useContext(InsideLinkContext)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={copy}
      aria-label={copied ? 'Copied' : 'Copy'}
    >
      <Icon name={copied ? 'check' : 'copy'} size={14} />
    </button>
  );
}
