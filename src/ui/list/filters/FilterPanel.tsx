import { useId, type ReactNode } from 'react';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { useFirstFocus } from '../../useFirstFocus.ts';
import { FilterCancel, useFilterEscape } from './FilterCancel.tsx';
import styles from './filterEditor.module.css';

interface FilterPanelProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is to be chosen before a filter is entered, in the place of its form. */
export function FilterPanel({ path, address, title, children }: FilterPanelProps) {
  const id = useId();
  const section = useFirstFocus<HTMLElement>();
  const onKeyDown = useFilterEscape({ path, address });
  return (
    <section ref={section} className={styles.editor} aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>
        <FilterCancel path={path} address={address} />
      </div>
    </section>
  );
}
