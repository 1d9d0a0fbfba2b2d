import 'client-only';
import { useState } from 'react';
import type { MutationParameters } from 'relay-runtime';
import type { Address } from '../../../address/address.ts';
import { recordHref } from '../../../address/resource.ts';
import { t } from '../../../locale/translate.ts';
import { usePage } from '../../../relay/pageContext.tsx';
import { allowedFields } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import buttons from '../../button.module.css';
import { Dialog } from '../../Dialog.tsx';
import { titleOf } from '../../fields/title.ts';
import { ConflictTable } from '../../form/ConflictTable.tsx';
import type { Editing } from '../../form/recordEditing.ts';
import { RecordForm } from '../../form/RecordForm.tsx';
import { useRecordEditing } from '../../form/useRecordEditing.ts';

interface RowEditProps {
  readonly editing: Editing;
  readonly record: object;
  readonly rowKey: string;
  /** The address of the page that has the row. */
  readonly address: Address;
  readonly onClose: () => void;
}

/** The form that changes a row, above the page that has it. Changes that another person makes meanwhile are not overwritten unseen. */
export function RowEdit({ editing: whole, record, rowKey, address, onClose }: RowEditProps) {
  const page = usePage();
  const access = useAccess();
  const { resource } = whole;
  const [editing] = useState(() => ({
    ...whole,
    fields: allowedFields(access, resource, 'edit', whole.fields),
  }));
  const edited = useRecordEditing(editing, record, address);
  const { locale } = edited;
  const name = titleOf(resource, rowKey, editing.title?.(record), locale);
  const afterSave = () => {
    page.refresh();
    onClose();
  };
  return (
    <Dialog title={t('Edit {record}', locale, { record: name })} onClose={onClose}>
      <RecordForm<MutationParameters['response']>
        fields={editing.fields}
        start={edited.start}
        before={edited.before}
        locale={locale}
        draftKey={`${recordHref(resource, rowKey)} row of ${String(address.key)}`}
        onDraft={edited.begin}
        submitLabel={t('Save', locale)}
        save={edited.save}
        prepare={edited.prepare}
        check={edited.check}
        onSaved={afterSave}
        onUnchanged={onClose}
        cancel={
          <button type="button" className={buttons.button} onClick={onClose}>
            {t('Cancel', locale)}
          </button>
        }
      >
        {edited.conflicts.length > 0 && (
          <ConflictTable
            fields={editing.fields}
            conflicts={edited.conflicts}
            lastChange={edited.lastChange}
            locale={locale}
          />
        )}
      </RecordForm>
    </Dialog>
  );
}
