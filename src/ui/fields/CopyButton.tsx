import { useContext, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { copyText, COPY_REFUSED } from './clipboard.ts';
import styles from './fields.module.css';
import { InsideLinkContext } from './insideLink.ts';

const SHOWN_FOR = 1500;
const LABELS = {
  ready: 'Copy',
  copied: 'Copied',
  refused: COPY_REFUSED,
};
const ICONS = { ready: 'copy', copied: 'check', refused: 'cross' } as const;

/** Copies a text to the clipboard, and says that it has, or that it may not. Within a link there is none: a click means the link. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('ready');
  if (useContext(InsideLinkContext)) return null;
  const copy = async () => {
    setState((await copyText(text)) ? 'copied' : 'refused');
    setTimeout(() => setState('ready'), SHOWN_FOR);
  };
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => void copy()}
      aria-label={LABELS[state]}
      title={LABELS[state]}
    >
      <Icon name={ICONS[state]} size={14} />
    </button>
  );
}
