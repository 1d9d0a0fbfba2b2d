import dynamic from 'next/dynamic';
import { useState } from 'react';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t } from '../../locale/translate.ts';
import type { LoadRecordLinks, RecordLinks } from './recordLinks.ts';

/** Pickers and mutations are not part of a record's page until somebody wants them. */
const LinksDialog = dynamic(
  () => import('./LinksDialog.tsx').then((module) => module.LinksDialog),
  { ssr: false, loading: WhileLoading },
);

interface LinksButtonProps {
  /** What is linked: `Tags`. */
  readonly label: string;
  readonly load: LoadRecordLinks;
}

/** Leads to the choice of the records that the one in sight is linked to. */
export function LinksButton({ label, load }: LinksButtonProps) {
  const locale = useLocale();
  const [links, setLinks] = useState<RecordLinks | null>(null);
  return (
    <div>
      <button type="button" className={buttons.button} onClick={() => void load().then(setLinks)}>
        {t('Edit {records}', locale, { records: inSentence(label, locale) })}
      </button>
      {links && <LinksDialog links={links} onClose={() => setLinks(null)} />}
    </div>
  );
}
