import 'client-only';
import { useId } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Address } from '../../../address/address.ts';
import type { Resource } from '../../../address/resource.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { editingOfRow } from '../../action/anyRowChanges.ts';
import { ActionRun } from '../../action/ActionRun.tsx';
import type { AnyAction } from '../../action/recordAction.ts';
import { deleteLink } from '../../action/recordOperations.ts';
import buttons from '../../button.module.css';
import { Dialog } from '../../Dialog.tsx';
import { ControlIdContext } from '../../form/controlId.ts';
import { readRecord } from '../../form/readRecord.ts';
import type { Editing } from '../../form/recordEditing.ts';
import { useOpenedRecord } from '../../form/useOpenedRecord.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { RowsToChange } from './rowChanges.ts';
import { RowEdit } from './RowEdit.tsx';

export interface RowChangeProps {
  readonly resource: Resource;
  readonly changes: RowsToChange;
  /** The row's key as text. */
  readonly rowKey: string;
  /** The address of the page that has the tab. */
  readonly address: Address;
  readonly kind: 'edit' | 'delete';
  readonly onClose: () => void;
}

interface Loaded {
  readonly editing: Editing;
  readonly record: object;
  /** What deletes the row; undefined where it is edited. */
  readonly deletion?: AnyAction<never>;
}

/** A dialog in which a row is edited or deleted, once it is read. */
export function RowChange(props: RowChangeProps) {
  const { resource, kind, rowKey, address, onClose } = props;
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const id = useId();
  const loaded = useOpenedRecord(async (): Promise<Loaded | null> => {
    const changes = await props.changes.load();
    const editing = editingOfRow(changes, rowKey);
    const record = await readRecord(environment, editing, address);
    const deletion =
      kind === 'delete' && changes.delete && (await deleteLink(changes.delete).load());
    return record && { editing, record, ...(deletion && { deletion }) };
  });
  if (loaded === null) return null;
  if (typeof loaded === 'string')
    return (
      <Dialog title={tLabel(kind === 'edit' ? 'Edit' : 'Delete', locale)} onClose={onClose}>
        <p role="alert">{t(loaded, locale)}</p>
        <button type="button" className={buttons.button} onClick={onClose}>
          {t('Close', locale)}
        </button>
      </Dialog>
    );
  const { editing, record, deletion } = loaded;
  if (!deletion)
    return (
      <ControlIdContext value={`row-${id}-`}>
        <RowEdit {...loaded} rowKey={rowKey} address={address} onClose={onClose} />
      </ControlIdContext>
    );
  return (
    <ActionRun<never>
      resource={resource}
      recordKey={rowKey}
      title={editing.title?.(record)}
      record={record as never}
      action={deletion}
      reread={() => readRecord(environment, editing, address)}
      onClose={onClose}
    />
  );
}
