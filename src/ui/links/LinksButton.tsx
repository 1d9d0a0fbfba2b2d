import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t } from '../../locale/translate.ts';
import styles from './links.module.css';
import { mayLink, type LinksOperation, type RecordLinks } from '../action/recordLinks.ts';

/** Pickers and mutations are not part of a record's page until somebody wants them. */
const LinksDialog = dynamic(
  () => import('./LinksDialog.tsx').then((module) => module.LinksDialog),
  { ssr: false, loading: WhileLoading },
);

interface LinksButtonProps {
  /** What is linked: `Tags`. */
  readonly label: string;
  readonly links: LinksOperation;
  /** An icon in place of the words. */
  readonly children?: ReactNode;
}

/** Leads to the choice of the records that the one in sight is linked to. Nothing for those who may not change it. */
export function LinksButton({ label, links, children }: LinksButtonProps) {
  const locale = useLocale();
  const words = t('Edit {records}', locale, { records: inSentence(label, locale) });
  const [opened, setOpened] = useState<RecordLinks | null>(null);
  if (!mayLink(useAccess(), links)) return null;
  return (
    <div>
      <button
        type="button"
        className={children ? styles.compact : buttons.button}
        aria-label={children ? words : undefined}
        title={children ? words : undefined}
        onClick={() => void links.load().then(setOpened)}
      >
        {children ?? words}
      </button>
      {opened && <LinksDialog links={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
