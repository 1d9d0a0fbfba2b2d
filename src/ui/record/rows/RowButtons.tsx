import dynamic from 'next/dynamic';
import { useState } from 'react';
import { t, tLabel } from '../../../locale/translate.ts';
import { denialOf } from '../../../access/access.ts';
import { screenDenial } from '../../access/screenDenial.ts';
import { useAccess } from '../../access/useAccess.ts';
import buttons from '../../button.module.css';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { RowChangeProps } from './RowChange.tsx';
import styles from './rows.module.css';

/** Forms and mutations are not part of a record's page until somebody wants them. */
const RowChange = dynamic(() => import('./RowChange.tsx').then((module) => module.RowChange), {
  ssr: false,
  loading: WhileLoading,
});

/** What can be done with a row whose record has no page of its own, as far as the person may. */
export function RowButtons(props: Omit<RowChangeProps, 'kind' | 'onClose'>) {
  const { resource, changes } = props;
  const locale = useLocale();
  const access = useAccess();
  const [open, setOpen] = useState<RowChangeProps['kind'] | null>(null);
  const { mutation } = changes;
  const isDenied =
    mutation === undefined
      ? screenDenial(access, resource, 'edit') !== null
      : denialOf(access, `Mutation.${mutation}`) !== null;
  const canEdit = changes.edit && !isDenied;
  const canDelete = changes.delete && screenDenial(access, resource, 'delete') === null;
  return (
    <span className={styles.buttons}>
      {canEdit && (
        <button type="button" className={buttons.button} onClick={() => setOpen('edit')}>
          {t('Edit', locale)}
        </button>
      )}
      {canDelete && (
        <button type="button" className={buttons.danger} onClick={() => setOpen('delete')}>
          {tLabel('Delete', locale)}
        </button>
      )}
      {open && <RowChange {...props} kind={open} onClose={() => setOpen(null)} />}
    </span>
  );
}
