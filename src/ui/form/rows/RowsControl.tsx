import dynamic from 'next/dynamic';
import { useState } from 'react';
import buttons from '../../button.module.css';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { newRecordLabel } from '../../newRecordLabel.ts';
import type { ControlProps } from '../input.ts';
import { useRecordAround } from '../recordAround.ts';
import type { FormState } from '../values.ts';
import type { RowsSettings } from './newRowsDefinition.ts';
import styles from './rows.module.css';

/** What a row is entered with is not part of the form until somebody wants one. */
const EnteredRows = dynamic(
  () => import('./EnteredRows.tsx').then((module) => module.EnteredRows),
  {
    ssr: false,
    loading: WhileLoading,
  },
);
const RowDialog = dynamic(() => import('./RowDialog.tsx').then((module) => module.RowDialog), {
  ssr: false,
  loading: WhileLoading,
});

export interface RowsControlProps extends ControlProps<readonly FormState[]> {
  readonly rows: RowsSettings;
}

/** The rows that were entered, and a dialog in which another one is, or one of them is changed. */
export function RowsControl({ rows, id, value, onChange, describedBy }: RowsControlProps) {
  const locale = useLocale();
  const around = useRecordAround();
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <div className={styles.rows}>
      {value.length > 0 && (
        <EnteredRows
          rows={rows}
          value={value}
          onEdit={setEdited}
          onRemove={(index) => onChange(value.toSpliced(index, 1))}
        />
      )}
      <button
        type="button"
        id={id}
        aria-describedby={describedBy}
        className={buttons.button}
        onClick={() => setEdited(value.length)}
      >
        {newRecordLabel(rows.resource, locale)}
      </button>
      {edited !== null && (
        <RowDialog
          rows={rows}
          value={value}
          index={edited}
          record={around()}
          onEnter={(row, isLast) => {
            onChange(value.toSpliced(edited, 1, row));
            setEdited(isLast ? null : edited + 1);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
