import { useContext, type ReactNode } from 'react';
import { tLabel } from '../../locale/translate.ts';
import { isSectionOpen, saveSectionOpen } from '../../visitor/recordChoice.ts';
import { Icon } from '../Icon.tsx';
import { ListChoicesContext } from '../list/listContext.ts';
import { useLocale } from '../locale/useLocale.ts';
import styles from './record.module.css';

interface FoldableSectionProps {
  /** The slug of the resource; outside of a record's page it is folded for all. */
  readonly slug?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a record below its title. It stays open or folded for all records of the resource, as the person left it. */
export function FoldableSection({ slug = '', title, children }: FoldableSectionProps) {
  const locale = useLocale();
  const lists = useContext(ListChoicesContext);
  const section = { slug, title };
  return (
    <details className={styles.section} open={isSectionOpen(lists, section)}>
      <summary
        onClick={({ currentTarget }) =>
          saveSectionOpen(section, !currentTarget.closest('details')?.open)
        }
      >
        <h2>{tLabel(title, locale)}</h2>
        <Icon name="chevronRight" size={14} />
      </summary>
      {children}
    </details>
  );
}
