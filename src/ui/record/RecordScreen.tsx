import { createContext, use, useMemo, type ReactNode } from 'react';
import { LiveUpdates, type LoadSubscriptions } from '../../relay/LiveUpdates.tsx';
import { Avatar } from '../fields/Avatar.tsx';
import { CurrencyContext } from '../fields/currencyContext.ts';
import { FieldContext, type FieldProps } from '../fields/fieldProps.ts';
import { nameIn, titleOf } from '../fields/title.ts';
import { Unknown } from '../fields/Value.tsx';
import type { Caught, Title } from '../../relay/caught.ts';
import { PartialContext } from '../../relay/partial.ts';
import { fieldDenial, useAllowedResource } from '../access/allowedResource.ts';
import { Denied } from '../access/Denied.tsx';
import { useAccess } from '../access/useAccess.ts';
import { useAllowedOperations } from '../action/allowedOperations.ts';
import { deniedInputs, isAllowed } from '../access/recordPermissions.ts';
import { type CaughtFields } from '../action/actionRecord.ts';
import type { RecordOperations } from '../action/recordOperations.ts';
import {
  editHref,
  hasScreen,
  recordHref,
  type RecordKey,
  type Resource,
} from '../../address/resource.ts';
import { useLocale } from '../locale/useLocale.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { tLabel } from '../../locale/translate.ts';
import { useRecent } from '../recents/useRecent.ts';
import { EmptyFieldsSwitch } from './EmptyFieldsSwitch.tsx';
import { EditableRecordField } from './EditableRecordField.tsx';
import { RecordEditingContext, useEditingOf } from './editingContext.ts';
import { FoldableSection } from './FoldableSection.tsx';
import { NO_HELP, RecordHelpContext, type RecordHelp } from './helpContext.ts';
import styles from './record.module.css';
import { RecordHeader } from './RecordHeader.tsx';
import { useRecordShortcuts } from './useRecordShortcuts.ts';
import { PageTitle } from '../PageTitle.tsx';

export interface RecordScreenProps<Row> {
  readonly resource: Resource;
  readonly recordKey: RecordKey | null | undefined;
  /** The record's title; its label and key are shown instead where it has none. */
  readonly title?: Title;
  /** The address of its picture, which stands before the title. */
  readonly picture?: Caught<string>;
  /** Status chips beside the title. */
  readonly status?: ReactNode;
  /** How far it has come, below the title. */
  readonly progress?: ReactNode;
  /** What the eye finds first of it. */
  readonly highlights?: ReactNode;
  /** What can be done with the record, as buttons; its fields are edited in place. */
  readonly operations?: RecordOperations<Row, never>;
  /** What its fields mean, by their names. */
  readonly help?: RecordHelp;
  /** The record as its actions need it. */
  readonly record?: CaughtFields<NoInfer<Row>>;
  /** Further buttons, beside the link to the form. */
  readonly actions?: ReactNode;
  /** Loads the subscriptions that report changes of records. */
  readonly subscriptions?: LoadSubscriptions;
  /** Fields at the side: keys, times, and parent records. */
  readonly side?: ReactNode;
  /** Related records. */
  readonly tabs?: ReactNode;
  /** The currency of the amounts in tables of values, and in tabs, that say none themselves. */
  readonly currency?: Caught<string>;
  /** The record's own fields, in sections. */
  readonly children?: ReactNode;
}

/** The screen of a record: title, fields, parents and related records. */
export function RecordScreen<Row>(props: RecordScreenProps<Row>) {
  const { resource: whole, recordKey, title, status, progress, highlights } = props;
  const { operations: described, help = NO_HELP, record, actions, subscriptions } = props;
  const { side, tabs, currency, children } = props;
  const locale = useLocale();
  const isPartial = use(PartialContext);
  const resource = useAllowedResource(whole);
  const operations = useAllowedOperations(described);
  const name = titleOf(resource, recordKey, title, locale);
  const isKeyed = recordKey !== null && recordKey !== undefined;
  const own = isKeyed ? recordHref(resource, recordKey) : null;
  const form = isKeyed && hasScreen(resource, 'edit') ? editHref(resource, recordKey) : null;
  const permissions = operations?.permissions ?? {};
  const mayEdit = isAllowed(record, permissions.edit);
  const href = mayEdit ? form : null;
  const denied = deniedInputs(record, permissions).join(' ');
  const edit = operations?.edit;
  const editing = useMemo(
    () =>
      edit && href && operations
        ? {
            load: edit,
            href,
            denied: denied.split(' '),
            resource,
            recordKey,
            title,
            record: record ?? {},
            operations,
          }
        : null,
    [edit, href, denied, resource, recordKey, title, record, operations],
  );
  useRecordShortcuts(href);
  useRecent(isPartial ? null : own, name, resource.pluralLabel);
  const isNameUnknown = isPartial && 'title' in props && nameIn(title) === null;
  return (
    <article className={styles.screen} data-partial={isPartial || undefined}>
      {!isPartial && <PageTitle>{`${name} · ${tLabel(resource.pluralLabel, locale)}`}</PageTitle>}
      {subscriptions && !isPartial && <LiveUpdates load={subscriptions} />}
      <CurrencyContext value={currency}>
        <ResourceContext value={resource}>
          <RecordEditingContext value={editing}>
            <RecordHeader
              resource={resource}
              recordKey={recordKey}
              own={own}
              form={form}
              mayEdit={mayEdit}
              name={isNameUnknown ? <Unknown /> : name}
              avatar={
                ('picture' in props || resource.hasInitials) && (
                  <Avatar
                    name={isNameUnknown ? '' : name}
                    // A picture may still come.
                    resource={isPartial ? { hasInitials: resource.hasInitials } : resource}
                    picture={props.picture}
                    size={40}
                  />
                )
              }
              title={title}
              status={status}
              operations={operations}
              record={record}
              progress={progress}
              actions={actions}
            />
            <RecordHelpContext value={help}>
              {/* Unfinished edits of one record do not carry over to the next. */}
              <div key={own} className={styles.fields}>
                {highlights}
                {isPartial ? (
                  <UnknownFields />
                ) : (
                  <div className={styles.columns}>
                    <div className={styles.main}>{children}</div>
                    {side && <aside className={styles.side}>{side}</aside>}
                  </div>
                )}
                <EmptyFieldsSwitch />
              </div>
            </RecordHelpContext>
          </RecordEditingContext>
        </ResourceContext>
        {!isPartial && tabs}
      </CurrencyContext>
    </article>
  );
}

/** What is not shown in part: where one field turns out to be empty, those after it would move. */
function UnknownFields() {
  return (
    <div className={styles.unknownFields}>
      {Array.from({ length: 12 }, (_, index) => (
        <Unknown key={index} />
      ))}
    </div>
  );
}

/** What the record is one of; null outside of a record's page. */
const ResourceContext = createContext<Resource | null>(null);

/** The heading above a field. */
const HeadingContext = createContext<string | undefined>(undefined);

/**
 * A group of fields, with a heading where there are several groups, by which it is folded. Values in it that have a name
 * are its fields.
 */
export function Section({ title, children }: { title?: string; children: ReactNode }) {
  const slug = use(ResourceContext)?.slug;
  const facts = (
    <dl className={styles.facts}>
      <HeadingContext value={title}>
        <FieldContext value={asField}>{children}</FieldContext>
      </HeadingContext>
    </dl>
  );
  return title === undefined ? (
    <section className={styles.section}>{facts}</section>
  ) : (
    <FoldableSection slug={slug} title={title}>
      {facts}
    </FoldableSection>
  );
}

/** Shows a value that has a name as a field with its label. */
export function asField(field: FieldProps, value: ReactNode, isEmpty: boolean) {
  return (
    <RecordField {...field} isEmpty={isEmpty}>
      {value}
    </RecordField>
  );
}

interface RecordFieldProps extends FieldProps {
  /** It has no value: it is folded away unless people ask for such. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/**
 * A field of a record with its label, which is omitted where the heading above shows it already. Value
 * components with a name are such fields by themselves; this one is for anything else.
 */
export function RecordField({ name = '', children, ...field }: RecordFieldProps) {
  const texts = use(RecordHelpContext);
  const { label = labelOf(name), wide, edits = name, isEmpty } = field;
  const help = field.help ?? (Object.hasOwn(texts, name) ? texts[name] : undefined);
  const locale = useLocale();
  const editing = useEditingOf({ ...field, name });
  const words = tLabel(label, locale);
  const title = help && tLabel(help, locale);
  const isHeaded = use(HeadingContext) === label;
  const resource = use(ResourceContext);
  const access = useAccess();
  const found = resource && fieldDenial(access, resource, name);
  // What was refused of other records may be readable of this one, whose own response shows it.
  const denial = found?.kind === 'refused' ? null : found;
  // What a role has not at all is no part of the page; what one lacks a permission for has its place.
  if (denial?.kind === 'role') return null;
  const shown = denial ? <Denied reason={denial} what="see" /> : children;
  return (
    <div
      className={wide ? styles.wideFact : styles.fact}
      data-headed={isHeaded || undefined}
      data-empty={(isEmpty && !denial) || undefined}
    >
      {editing && !denial ? (
        <EditableRecordField
          source={editing}
          name={name}
          edits={edits}
          label={words}
          help={title}
          isHeaded={isHeaded}
        >
          {children}
        </EditableRecordField>
      ) : (
        <>
          <dt title={title}>
            {isHeaded ? <span className="visually-hidden">{words}</span> : words}
          </dt>
          <dd>{shown}</dd>
        </>
      )}
    </div>
  );
}
