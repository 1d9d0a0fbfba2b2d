import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commitOnUse, preloadCommit } from '../../relay/commitOnUse.ts';
import { allowedFields, allowedResource } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { loadUnasked } from '../../loading/loadUnasked.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { showToast } from '../toasts/toasts.ts';
import {
  createHref,
  hasScreen,
  leavingHref,
  listHref,
  recordHref,
  type RecordKey,
  type Resource,
} from '../../address/resource.ts';
import { FormScreen } from './FormScreen.tsx';
import type { CopiedLinks } from './copyRecord.ts';
import type { Fields } from './input.ts';
import type { LoadPicker } from '../../lists/picker.ts';
import { changedKey, type RecordCreation } from './recordChange.ts';
import { asEditing, type AnyEditing } from './recordEditing.ts';
import { RecordForm } from './RecordForm.tsx';
import type { UnmadeRows } from './rows/createRows.ts';
import type { RowsInput } from './rows/rowsInput.tsx';
import { withRows } from './rows/withRows.ts';
import type { Check } from './saving.ts';
import { inputsOf } from './inputsOf.ts';
import { filledValues, newState, type AnyFields, type FormState } from './values.ts';
import { PageLink } from '../PageLink.tsx';

interface CreateFormProps<Mutation extends MutationParameters, Values> {
  readonly operations: {
    readonly resource: Resource;
    /** Loads the mutation when there is something to send. */
    readonly create: () => Promise<RecordCreation<Mutation, Values>>;
    /** Loads how to read a record: the one to duplicate, and the new one. */
    readonly edit?: () => Promise<AnyEditing>;
  };
  readonly fields: Fields<NoInfer<Values>>;
  /**
   * How to find a record that may have been created although no response came, by the input that
   * names it.
   */
  readonly duplicateCheck?: { readonly by: string; readonly picker: LoadPicker };
  /** The inputs that a duplicate begins without: what each record has for itself, such as its number. */
  readonly notCopied?: readonly string[];
  /** How the links are read that a duplicate begins with, such as tags, by their inputs. */
  readonly copiedLinks?: CopiedLinks;
  /** The inputs for rows that belong to the record, and are made after it. */
  readonly rows?: Readonly<Record<string, RowsInput>>;
}

/** The screen for a new record. After saving it leads to the record. */
export function CreateForm<Mutation extends MutationParameters, Values>({
  operations: { resource: whole, create, edit },
  fields,
  duplicateCheck,
  notCopied,
  copiedLinks,
  rows,
}: CreateFormProps<Mutation, Values>) {
  const router = useRouter();
  const locale = useLocale();
  const access = useAccess();
  const resource = allowedResource(access, whole);
  const inputs = inputsOf(allowedFields(access, resource, 'create', fields));
  const all = withRows(access, inputs, rows);
  const isCopy = router.query.from !== undefined;
  const given = Object.entries(router.query).map(([name, text]) => [name, String(text)]);
  const begun = String(new URLSearchParams(given));
  const start = useStart(all, { begun, edit, notCopied, copiedLinks });
  const draftKey = createHref(resource) + (begun && `?${begun}`);
  const creation = useCreation({ resource, create, edit, inputs, rows, duplicateCheck });
  return (
    <FormScreen resource={resource} form="create" title={newRecordLabel(resource, locale)}>
      {start === null && isCopy && (
        <p role="status">{t('Loading the record to duplicate…', locale)}</p>
      )}
      {start === 'unreadable' && (
        <p role="alert">
          {isCopy
            ? t(
                'The record to duplicate could not be loaded. Reload the page to try again.',
                locale,
              )
            : t('The form could not be loaded. Try again.', locale)}
        </p>
      )}
      {typeof start === 'object' && start !== null && (
        <RecordForm<Mutation['response']>
          {...creation}
          key={draftKey}
          fields={all}
          start={start}
          before={null}
          locale={locale}
          draftKey={draftKey}
          submitLabel={t('Create', locale)}
          cancel={
            <PageLink href={leavingHref(resource)} className={buttons.button}>
              {t('Cancel', locale)}
            </PageLink>
          }
        />
      )}
    </FormScreen>
  );
}

interface Creation<Mutation extends MutationParameters, Values>
  extends
    Pick<CreateFormProps<Mutation, Values>, 'duplicateCheck' | 'rows'>,
    Readonly<CreateFormProps<Mutation, Values>['operations']> {
  readonly inputs: AnyFields;
}

/** How a record is created, and what follows: it is said and shown, and compared with what was entered. */
function useCreation<Mutation extends MutationParameters, Values>({
  resource,
  create,
  edit,
  inputs,
  rows,
  duplicateCheck,
}: Creation<Mutation, Values>) {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const locale = useLocale();
  const access = useAccess();
  const typed = useRef<FormState>({});
  const compare = async (key: RecordKey, editing: AnyEditing) => {
    const [{ readCreated }, { showDifferences }] = await Promise.all([
      import('./readRecord.ts'),
      import('./showDifferences.ts'),
    ]);
    const address = { key: String(key) };
    const names = Object.keys(filledValues(inputs, typed.current, locale));
    const read = () => readCreated(environment, asEditing(editing), inputs, address, locale);
    await showDifferences({ fields: inputs, names, typed: typed.current, read }, locale);
  };
  const makeRows = async (key: RecordKey): Promise<readonly UnmadeRows[]> => {
    if (!rows) return [];
    const { createAllRows } = await loadCreateRows();
    return createAllRows({ environment, resource, key, locale }, rows, typed.current);
  };
  const save = (state: FormState) => {
    typed.current = state;
    return commitOnUse<Mutation, RecordCreation<Mutation, Values>>(
      environment,
      create,
      ({ variables }) => variables(filledValues(inputs, state, locale) as Values),
    );
  };
  const prepare = () => {
    preloadCommit(create);
    if (rows) loadUnasked(loadCreateRows).catch(() => {});
    // Records of all keys have the same page.
    const leadsTo = hasScreen(resource, 'record')
      ? recordHref(resource, '0')
      : leavingHref(resource);
    void router.prefetch(leadsTo).catch(() => {});
  };
  const onSaved = async (response: Mutation['response']) => {
    const key = changedKey(await create(), response);
    const isKnown = key !== null && key !== undefined;
    const hasKey = isKnown && hasScreen(resource, 'record');
    const created = tLabel(resource.label, locale);
    const unmade = isKnown ? await makeRows(key) : [];
    showToast({ words: t('{record} created.', locale, { record: created }) });
    for (const { words } of unmade) showToast({ words });
    if (hasKey && edit) void compare(key, await edit()).catch(() => {});
    const [waiting] = unmade;
    const leadsTo = hasKey ? recordHref(resource, key) : leavingHref(resource);
    await router.push(waiting?.href ?? leadsTo);
  };
  const check: Check = async (state) => {
    if (!duplicateCheck || !edit || inputs[duplicateCheck.by].isEmpty(state[duplicateCheck.by])) {
      const record = inSentence(resource.label, locale);
      return {
        isSaved: null,
        words: t('Check the list to see whether the {record} was created.', locale, { record }),
        link: { href: listHref(resource), label: t('Check the list', locale) },
      };
    }
    const { findCreated } = await import('./findCreated.ts');
    const [picker, editing] = [await duplicateCheck.picker(), asEditing(await edit())];
    const search = { picker, title: duplicateCheck.by, editing, inputs };
    const finding = await findCreated(environment, search, state, { locale, access });
    return rows ? (await loadCreateRows()).keepRowsFor(finding, rows, state) : finding;
  };
  return { save, prepare, onSaved, check };
}

const loadCreateRows = () => import('./rows/createRows.ts');

interface Beginning extends Pick<
  CreateFormProps<MutationParameters, unknown>,
  'notCopied' | 'copiedLinks'
> {
  /** What the address says of the new record. */
  readonly begun: string;
  readonly edit: (() => Promise<AnyEditing>) | undefined;
}

/** The initial values: empty, or those of the records that the address names, which are read first. */
function useStart(
  inputs: AnyFields,
  { begun, edit, notCopied, copiedLinks }: Beginning,
): FormState | 'unreadable' | null {
  const environment = useRelayEnvironment();
  const [locale] = useState(useLocale());
  const [empty] = useState(() => newState(inputs, locale));
  const [start, setStart] = useState<{ of: string; state: FormState | 'unreadable' } | null>(null);
  useEffect(() => {
    if (!begun) return;
    let isLeft = false;
    const read = async () => {
      const { beginRecord } = await import('./beginRecord.ts');
      const copying = { environment, fields: inputs, edit, notCopied, copiedLinks };
      return beginRecord(copying, begun, locale);
    };
    void read()
      .catch((): 'unreadable' => 'unreadable')
      .then((state) => isLeft || setStart({ of: begun, state }));
    return () => {
      isLeft = true;
    };
  }, [environment, inputs, begun, edit, notCopied, copiedLinks, locale]);
  if (!begun) return empty;
  return start?.of === begun ? start.state : null;
}
