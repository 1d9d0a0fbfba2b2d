import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import { usePage, usePageQuery } from '../../relay/pageContext.tsx';
import type { Address } from '../../address/address.ts';
import type { PageQueries } from '../../relay/pageQueries.ts';
import buttons from '../button.module.css';
import type { Caught } from '../../relay/caught.ts';
import { ConflictTable } from '../form/ConflictTable.tsx';
import type { Fields } from '../form/input.ts';
import type { AnyUpdate, RecordUpdate } from '../form/recordChange.ts';
import { asEditing, editQueries, type AnyEditing, type Editing } from '../form/recordEditing.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordEditing } from '../form/useRecordEditing.ts';
import type { ReadValues } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { ToolResult } from './ToolResult.tsx';
import { toolHref, TOOLS_HREF, type Tool } from '../../address/tool.ts';
import { ToolFrame } from './ToolFrame.tsx';
import { PageLink } from '../PageLink.tsx';

/** How to edit a singleton: as a record, but without a key. */
export interface SettingsEditing<
  Query extends OperationType,
  Mutation extends MutationParameters,
  Row,
  Values,
  Always extends keyof Values = never,
> {
  readonly fields: Fields<Values>;
  readonly query: GraphQLTaggedNode;
  /** The path of the settings in the response. */
  readonly subject: readonly string[];
  read(response: Query['response']): Caught<Row>;
  /** The values by input name, where the names differ. */
  values?(settings: Row): ReadValues;
  readonly update: RecordUpdate<Mutation, Row, Values, Always>;
  readonly always?: ReadonlyArray<Always & string>;
  readonly alwaysIfFilled?: ReadonlyArray<keyof Values & string>;
}

type AnySettings = Omit<AnyEditing, 'resource' | 'variables' | 'keyOf' | 'title' | 'update'> & {
  readonly update: AnyUpdate;
};

interface SettingsScreenProps<Row> {
  readonly tool: Tool;
  readonly editing: AnySettings & { read(response: never): Caught<Row> };
  /** Renders the read-only fields. */
  readonly children?: (settings: NonNullable<Row>) => ReactNode;
}

/** The screen of a singleton such as settings: a form with its current values. */
export function SettingsScreen<Row>({ tool, editing, children }: SettingsScreenProps<Row>) {
  const { query, read } = editing;
  const locale = useLocale();
  const value = (read as (response: unknown) => Caught<Row>)(usePageQuery<OperationType>(query));
  return (
    <ToolFrame tool={tool}>
      <ToolResult value={value}>
        {(settings) => (
          <>
            {children?.(settings as NonNullable<Row>)}
            {/* The form is mounted again after an undo or another person's change; drafts are
                kept. */}
            <SettingsForm
              key={stateOf(settings)}
              tool={tool}
              editing={recordEditing(editing, tool, tLabel(tool.label, locale))}
              settings={settings as object}
            />
          </>
        )}
      </ToolResult>
    </ToolFrame>
  );
}

/** The settings as text for comparison, without Relay's fragment references. */
function stateOf(settings: unknown): string {
  return JSON.stringify(settings, (name, value: unknown) =>
    name === '__fragmentOwner' ? undefined : value,
  );
}

/** The queries of the screen. */
export function settingsQueries(editing: AnySettings, address: Address): PageQueries {
  return editQueries(recordEditing(editing), address);
}

const NO_TOOL: Tool = { slug: '', label: '' };

/** Treats the tool as a resource with one record. @param title of that record */
function recordEditing(editing: AnySettings, tool: Tool = NO_TOOL, title = ''): Editing {
  const { label } = tool;
  return asEditing({
    ...editing,
    update: () => Promise.resolve(editing.update),
    resource: { slug: toolHref(tool).slice(1), label, pluralLabel: label, screens: [] },
    variables: () => ({}),
    keyOf: () => '',
    title: () => title,
  });
}

interface SettingsFormProps {
  readonly tool: Tool;
  readonly editing: Editing;
  readonly settings: object;
}

function SettingsForm({ tool, editing, settings }: SettingsFormProps) {
  const page = usePage();
  const locale = useLocale();
  const { query: address } = useRouter();
  const edited = useRecordEditing(editing, settings, address);
  return (
    <RecordForm<MutationParameters['response']>
      fields={editing.fields}
      start={edited.start}
      before={edited.before}
      locale={edited.locale}
      draftKey={toolHref(tool)}
      onDraft={edited.begin}
      submitLabel={t('Save', locale)}
      isDangerous={tool.isDangerous}
      save={edited.save}
      prepare={edited.prepare}
      check={edited.check}
      onSaved={() => page.refresh()}
      onUnchanged={() => page.refresh()}
      cancel={
        <PageLink href={TOOLS_HREF} className={buttons.button}>
          {t('Cancel', locale)}
        </PageLink>
      }
    >
      <ConflictTable fields={editing.fields} conflicts={edited.conflicts} locale={edited.locale} />
    </RecordForm>
  );
}
