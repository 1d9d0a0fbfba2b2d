import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t } from '../../locale/translate.ts';
import styles from './links.module.css';
import type { LoadRecordLinks, RecordLinks } from '../action/recordLinks.ts';

/** Pickers and mutations are not part of a record's page until somebody wants them. */
const LinksDialog = dynamic(
  () => import('./LinksDialog.tsx').then((module) => module.LinksDialog),
  { ssr: false, loading: WhileLoading },
);

interface LinksButtonProps {
  /** What is linked: `Tags`. */
  readonly label: string;
  readonly load: LoadRecordLinks;
  /** An icon in place of the words. */
  readonly children?: ReactNode;
}

/** Leads to the choice of the records that the one in sight is linked to. */
export function LinksButton({ label, load, children }: LinksButtonProps) {
  const locale = useLocale();
  const words = t('Edit {records}', locale, { records: inSentence(label, locale) });
  const [links, setLinks] = useState<RecordLinks | null>(null);
  return (
    <div>
      <button
        type="button"
        className={children ? styles.compact : buttons.button}
        aria-label={children ? words : undefined}
        title={children ? words : undefined}
        onClick={() => void load().then(setLinks)}
      >
        {children ?? words}
      </button>
      {links && <LinksDialog links={links} onClose={() => setLinks(null)} />}
    </div>
  );
}
