import type { ReactNode } from 'react';
import { createHref, hasScreen, type Resource } from '../../address/resource.ts';
import { toolHref, type Tool } from '../../address/tool.ts';
import { tLabel } from '../../locale/translate.ts';
import { toolDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import type { RecordOperations } from '../action/recordOperations.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { PageLink } from '../PageLink.tsx';
import { ImportButton } from './ImportButton.tsx';
import styles from './list.module.css';
import { NarrowedContext } from './ListTotal.tsx';

interface ListHeaderProps {
  readonly resource: Resource;
  readonly total?: ReactNode;
  /** The total is of some of the records. */
  readonly isNarrowed: boolean;
  readonly tools: readonly Tool[];
  readonly operations?: RecordOperations<never, never>;
  /** Shows a dialog over the list. */
  readonly open: (dialog: ReactNode) => void;
}

/** What a list is of, how many records it has, and what can be done with them as a whole. */
export function ListHeader({
  resource,
  total,
  isNarrowed,
  tools,
  operations,
  open,
}: ListHeaderProps) {
  const locale = useLocale();
  const access = useAccess();
  const allowed = tools.filter((tool) => !toolDenial(access, tool));
  return (
    <header className={styles.header}>
      <h1>{tLabel(resource.pluralLabel, locale)}</h1>
      {total && (
        <p className={styles.total}>
          <NarrowedContext value={isNarrowed}>{total}</NarrowedContext>
        </p>
      )}
      <div className={styles.create}>
        {allowed.map((tool) => (
          <PageLink
            key={tool.slug}
            href={toolHref(tool)}
            className={tool.isDangerous ? buttons.danger : buttons.button}
          >
            {tLabel(tool.label, locale)}
          </PageLink>
        ))}
        {operations?.canImport && <ImportButton operations={operations} open={open} />}
        {hasScreen(resource, 'create') && (
          <PageLink href={createHref(resource)} className={buttons.primary}>
            {newRecordLabel(resource, locale)}
          </PageLink>
        )}
      </div>
    </header>
  );
}
