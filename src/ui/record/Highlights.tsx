import type { ReactNode } from 'react';
import { FieldContext } from '../fields/fieldProps.ts';
import { asField } from './RecordScreen.tsx';
import styles from './record.module.css';

/** What the eye finds first of a record, below its title. Values in it that have a name are its fields. */
export function Highlights({ children }: { children: ReactNode }) {
  return (
    <dl className={styles.highlights}>
      <FieldContext value={asField}>{children}</FieldContext>
    </dl>
  );
}
