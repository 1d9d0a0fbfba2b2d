import type { ReactNode } from 'react';
import { copyHref, hasScreen, type RecordKey, type Resource } from '../../address/resource.ts';
import { t } from '../../locale/translate.ts';
import type { Title } from '../../relay/caught.ts';
import { ActionBar } from '../action/ActionBar.tsx';
import { actionRecord, type CaughtFields } from '../action/actionRecord.ts';
import { allowedActions } from '../action/allowedActions.ts';
import { DeniedButton } from '../action/DeniedButton.tsx';
import type { RecordOperations } from '../action/recordOperations.ts';
import { Breadcrumb, listStep } from '../Breadcrumb.tsx';
import buttons from '../button.module.css';
import { FieldContext, type FieldProps } from '../fields/fieldProps.ts';
import { Icon } from '../Icon.tsx';
import { LazyMenu } from '../list/LazyMenu.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { PreviousNext } from './PreviousNext.tsx';
import { StatusField } from './StatusField.tsx';
import { PageLink } from '../PageLink.tsx';
import styles from './record.module.css';

interface RecordHeaderProps<Row> {
  /** What its person may do with such records. */
  readonly resource: Resource;
  readonly recordKey: RecordKey | null | undefined;
  /** The address of its page; null where it has none. */
  readonly own: string | null;
  /** The address of its form; null where there is none. */
  readonly form: string | null;
  /** Whether the form may be used for this record. */
  readonly mayEdit: boolean;
  /** Its picture or initials, where it has such. */
  readonly avatar: ReactNode;
  /** What the record is called. */
  readonly name: ReactNode;
  readonly title: Title | undefined;
  readonly status: ReactNode;
  /** How far it has come. */
  readonly progress: ReactNode;
  /** What the person may do with records. */
  readonly operations: RecordOperations<Row, never> | undefined;
  readonly record: CaughtFields<NoInfer<Row>> | undefined;
  /** Further buttons. */
  readonly actions: ReactNode;
}

/** The way to a record, its name, and what can be done with it. */
export function RecordHeader<Row>({
  resource,
  recordKey,
  own,
  form,
  mayEdit,
  avatar,
  name,
  title,
  status,
  progress,
  operations,
  record,
  actions,
}: RecordHeaderProps<Row>) {
  const locale = useLocale();
  const links = record ? allowedActions(operations?.actions ?? [], record, operations?.state) : [];
  return (
    <header>
      <div className={styles.way}>
        <Breadcrumb steps={[listStep(resource, locale)]} />
        {own && <PreviousNext href={own} />}
      </div>
      <div className={styles.heading}>
        {avatar}
        <h1>{name}</h1>
        {status && (
          // An unfinished change of one record does not carry over to the next.
          <div key={own} className={styles.statuses}>
            <FieldContext value={asStatus}>{status}</FieldContext>
          </div>
        )}
        <div key={`${own} actions`} className={styles.actions}>
          {form && mayEdit && (
            <PageLink href={form} className={buttons.button}>
              {t('Edit', locale)}
            </PageLink>
          )}
          {form && !mayEdit && (
            <DeniedButton
              label={t('Edit', locale)}
              reason={t('You may not change this record', locale)}
            />
          )}
          {recordKey != null && form && hasScreen(resource, 'create') && (
            <PageLink href={copyHref(resource, recordKey)} className={buttons.button}>
              {t('Duplicate', locale)}
            </PageLink>
          )}
          {own && (
            <LazyMenu
              label={
                <>
                  <Icon name="copy" />
                  <span className="visually-hidden">{t('Copy', locale)}</span>
                </>
              }
              load={loadCopies}
              content={{ href: own, id: String(recordKey) }}
            />
          )}
          {actions}
          {record && operations && operations.actions.length > 0 && (
            <ActionBar
              resource={resource}
              recordKey={recordKey}
              title={title}
              record={actionRecord<Row>(record)}
              actions={links}
            />
          )}
        </div>
      </div>
      {progress}
    </header>
  );
}

/** Shows a value that has a name as a status that can be changed. */
function asStatus(field: FieldProps, value: ReactNode) {
  return <StatusField {...field}>{value}</StatusField>;
}

const loadCopies = () => import('./CopyPanel.tsx');
