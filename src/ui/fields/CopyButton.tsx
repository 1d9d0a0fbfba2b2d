import { useContext, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { copyText, COPY_REFUSED } from '../clipboard.ts';
import styles from './fields.module.css';
import { InsideLinkContext } from './insideLink.ts';

type State = 'ready' | 'copied' | 'refused';

const SHOWN_FOR = 1500;
const LABELS: Readonly<Record<State, Message>> = {
  ready: 'Copy',
  copied: 'Copied',
  refused: COPY_REFUSED,
};
const ICONS = { ready: 'copy', copied: 'check', refused: 'cross' } as const;

/** Copies a text to the clipboard, and says that it has, or that it may not. Within a link there is none: a click means the link. */
export function CopyButton({ text }: { text: string }) {
  const locale = useLocale();
  const [state, setState] = useState<State>('ready');
  if (useContext(InsideLinkContext)) return null;
  const copy = async () => {
    setState((await copyText(text)) ? 'copied' : 'refused');
    setTimeout(() => setState('ready'), SHOWN_FOR);
  };
  const label = t(LABELS[state], locale);
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => void copy()}
      aria-label={label}
      title={label}
    >
      <Icon name={ICONS[state]} size={14} />
    </button>
  );
}
