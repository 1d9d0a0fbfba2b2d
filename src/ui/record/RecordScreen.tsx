import { createContext, use, type ReactNode } from 'react';
import type { DenialReason } from '../../access/access.ts';
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
import { isAllowed } from '../access/recordPermissions.ts';
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
import { RecordEditingContext, useEditingOf, useEditingSource } from './editingContext.ts';
import { FoldableSection } from './FoldableSection.tsx';
import { NO_HELP, RecordHelpContext, useFieldHelp, type RecordHelp } from './helpContext.ts';
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
  const { recordKey, title, help, record, subscriptions, currency } = props;
  const locale = useLocale();
  const isPartial = use(PartialContext);
  const resource = useAllowedResource(props.resource);
  const operations = useAllowedOperations(props.operations);
  const name = titleOf(resource, recordKey, title, locale);
  const isNameUnknown = isPartial && 'title' in props && nameIn(title) === null;
  const { own, form } = addressesOf(resource, recordKey);
  const mayEdit = isAllowed(record, operations?.permissions?.edit);
  const href = mayEdit ? form : null;
  const editing = useEditingSource(href, { resource, recordKey, title, record, operations });
  useRecordShortcuts(href);
  useRecent(isPartial ? null : own, name, resource.pluralLabel);
  return (
    <article className={styles.screen} data-partial={isPartial || undefined}>
      {!isPartial && (
        <>
          <PageTitle>{`${name} · ${tLabel(resource.pluralLabel, locale)}`}</PageTitle>
          {subscriptions && <LiveUpdates load={subscriptions} />}
        </>
      )}
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
                  <RecordAvatar
                    name={isNameUnknown ? '' : name}
                    resource={resource}
                    picture={props.picture}
                  />
                )
              }
              title={title}
              status={props.status}
              operations={operations}
              record={record}
              progress={props.progress}
              actions={props.actions}
            />
            {/* Unfinished edits of one record do not carry over to the next. */}
            <RecordBody key={own} help={help} highlights={props.highlights} side={props.side}>
              {props.children}
            </RecordBody>
          </RecordEditingContext>
        </ResourceContext>
        {!isPartial && props.tabs}
      </CurrencyContext>
    </article>
  );
}

/** The addresses of a record's page and of its form; null where it has none. */
function addressesOf(resource: Resource, key: RecordKey | null | undefined) {
  if (key === null || key === undefined) return { own: null, form: null };
  const form = hasScreen(resource, 'edit') ? editHref(resource, key) : null;
  return { own: recordHref(resource, key), form };
}

interface RecordAvatarProps extends Pick<RecordScreenProps<never>, 'resource' | 'picture'> {
  /** Empty while it is unknown. */
  readonly name: string;
}

/** A record's picture, else its initials, else an icon. */
function RecordAvatar({ resource, picture, name }: RecordAvatarProps) {
  const { hasInitials } = resource;
  // A picture may still come, which an icon would deny.
  const shown = use(PartialContext) ? { hasInitials } : resource;
  return <Avatar name={name} resource={shown} picture={picture} size={40} />;
}

/** The record's fields, those at its side, and what the eye finds first. */
function RecordBody({
  highlights,
  help = NO_HELP,
  side,
  children,
}: Pick<RecordScreenProps<never>, 'highlights' | 'help' | 'side' | 'children'>) {
  return (
    <RecordHelpContext value={help}>
      <div className={styles.fields}>
        {highlights}
        {use(PartialContext) ? (
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
  const { label = labelOf(name), wide, edits = name, isEmpty } = field;
  const words = tLabel(label, useLocale());
  const help = useFieldHelp({ ...field, name });
  const editing = useEditingOf({ ...field, name });
  const isHeaded = use(HeadingContext) === label;
  const denial = useFieldDenial(name);
  // What a role has not at all is no part of the page; what one lacks a permission for has its place.
  if (denial?.kind === 'role') return null;
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
          help={help}
          isHeaded={isHeaded}
        >
          {children}
        </EditableRecordField>
      ) : (
        <>
          <dt title={help}>
            {isHeaded ? <span className="visually-hidden">{words}</span> : words}
          </dt>
          <dd>{denial ? <Denied reason={denial} what="see" /> : children}</dd>
        </>
      )}
    </div>
  );
}

/** Why the person may not read a field of the record; null when nothing says so. */
function useFieldDenial(name: string): DenialReason | null {
  const access = useAccess();
  const resource = use(ResourceContext);
  const denial = resource && fieldDenial(access, resource, name);
  // What was refused of other records may be readable of this one, whose own response shows it.
  return denial?.kind === 'refused' ? null : denial;
}
