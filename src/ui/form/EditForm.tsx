import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useMemo } from 'react';
import type { MutationParameters, OperationType } from 'relay-runtime';
import { usePageQuery } from '../../relay/pageContext.tsx';
import { allowedFields } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { deniedInputs, isAllowed, withoutInputs } from '../access/recordPermissions.ts';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { titleOf } from '../fields/title.ts';
import { t } from '../../locale/translate.ts';
import { RecordPage } from '../errors/RecordPage.tsx';
import { recordHref } from '../../address/resource.ts';
import { usePageAddress } from '../embeddedPage.ts';
import { FormScreen } from './FormScreen.tsx';
import { asEditing, type AnyEditing, type Editing } from './recordEditing.ts';
import { RecordForm } from './RecordForm.tsx';
import type { Check } from './saving.ts';
import { useRecordEditing } from './useRecordEditing.ts';
import { changedKey } from './recordChange.ts';
import { PageLink } from '../PageLink.tsx';

/** Loaded on use: most forms never need it. */
const ConflictTable = dynamic(
  () => import('./ConflictTable.tsx').then((module) => module.ConflictTable),
  { ssr: false, loading: WhileLoading },
);

/**
 * The screen for editing a record. Changes that another person makes meanwhile are not overwritten
 * unseen.
 */
export function EditForm({ editing }: { editing: AnyEditing }) {
  const own = asEditing(editing);
  const response = usePageQuery<OperationType>(own.query) as OperationType['response'];
  const found = own.read(response, usePageAddress());
  return (
    <RecordPage resource={own.resource} record={found}>
      {(record) => <EditScreen editing={own} record={record as object} />}
    </RecordPage>
  );
}

function EditScreen({ editing: whole, record }: { editing: Editing; record: object }) {
  const { resource, permissions = {} } = whole;
  const writable = allowedFields(useAccess(), resource, 'edit', whole.fields);
  const denied = deniedInputs(record, permissions).join(' ');
  const fields = useMemo(() => withoutInputs(writable, denied.split(' ')), [writable, denied]);
  const editing = useMemo(() => ({ ...whole, fields }), [whole, fields]);
  const router = useRouter();
  const key = editing.keyOf(record);
  const href = recordHref(resource, key);
  const leave = () => router.push(href);
  const afterSave = async (response: MutationParameters['response']) => {
    await router.push(recordHref(resource, changedKey(await editing.update(), response) ?? key));
  };
  const edited = useRecordEditing(editing, record, router.query);
  const name = titleOf(resource, key, editing.title?.(record), edited.locale);
  const check: Check = async (state, take) => {
    const finding = await edited.check(state, take);
    return finding.isSaved
      ? { ...finding, link: { href, label: t('View record', edited.locale) } }
      : finding;
  };
  return (
    <FormScreen
      resource={resource}
      form="edit"
      isDeniedByRecord={!isAllowed(record, permissions.edit)}
      title={t('Edit {record}', edited.locale, { record: name })}
      record={{ href, title: name }}
    >
      <RecordForm<MutationParameters['response']>
        fields={fields}
        start={edited.start}
        before={edited.before}
        locale={edited.locale}
        draftKey={`${href}/edit`}
        onDraft={edited.begin}
        submitLabel={t('Save', edited.locale)}
        save={edited.save}
        prepare={() => {
          edited.prepare();
          void router.prefetch(href).catch(() => {});
        }}
        check={check}
        onSaved={afterSave}
        onUnchanged={leave}
        cancel={
          <PageLink href={href} className={buttons.button}>
            {t('Cancel', edited.locale)}
          </PageLink>
        }
      >
        {edited.conflicts.length > 0 && (
          <ConflictTable
            fields={fields}
            conflicts={edited.conflicts}
            lastChange={edited.lastChange}
            locale={edited.locale}
          />
        )}
      </RecordForm>
    </FormScreen>
  );
}
