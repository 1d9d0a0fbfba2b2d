import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import {
  getRequest,
  type GraphQLTaggedNode,
  type MutationParameters,
  type OperationType,
} from 'relay-runtime';
import { isWireError, NetworkError } from '../../relay/errors.ts';
import { commit } from '../../relay/mutation.ts';
import { useLoadedPage } from '../../relay/pageContext.tsx';
import buttons from '../button.module.css';
import { valueOf, type Caught } from '../fields/caught.ts';
import { titleOf, type Title } from '../fields/title.ts';
import { useLocale } from '../locale/locale.ts';
import { recordHref, type RecordKey, type Resource } from '../resource.ts';
import { Conflicts, findConflicts, type Conflict } from './Conflicts.tsx';
import { findOut } from './findOut.ts';
import { FormScreen } from './FormScreen.tsx';
import type { Fields } from './input.ts';
import type { RecordUpdate } from './recordChange.ts';
import { RecordForm, type Check, type Save, type Take } from './RecordForm.tsx';
import {
  changed,
  holdValues,
  isSame,
  type AnyFields,
  type Held,
  type ReadValues,
} from './values.ts';

interface EditFormProps<
  Query extends OperationType,
  Mutation extends MutationParameters,
  Row,
  Values,
  Always extends keyof Values,
> {
  readonly resource: Resource;
  readonly recordKey: RecordKey;
  readonly title?: Title;
  readonly fields: Fields<Values>;
  readonly record: Row;
  /** The record's values by the names of the inputs, where those are called otherwise. */
  readonly values?: (record: Row) => ReadValues;
  /** The page's query, which is asked again before anything is overwritten. */
  readonly query: GraphQLTaggedNode;
  readonly latest: (answer: Query['response']) => Caught<Row>;
  readonly update: RecordUpdate<Mutation, Row, Partial<Values> & Pick<Values, Always>>;
  readonly always?: ReadonlyArray<Always & string>;
}

/** The screen on which a record is changed. What somebody else changed meanwhile is not overwritten unseen. */
export function EditForm<
  Query extends OperationType,
  Mutation extends MutationParameters,
  Row,
  Values,
  Always extends keyof Values = never,
>({
  resource,
  recordKey,
  title,
  fields,
  record,
  values = (row) => row as ReadValues,
  query,
  latest,
  update,
  always,
}: EditFormProps<Query, Mutation, Row, Values, Always>) {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const page = useLoadedPage();
  const [locale] = useState(useLocale());
  const inputs = fields as unknown as AnyFields;
  const [start] = useState(() => holdValues(inputs, values(record), locale));
  const [before, setBefore] = useState(start);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const href = recordHref(resource, recordKey);
  const name = titleOf(resource, recordKey, title);
  const leave = () => void router.push(href);

  /** What the record holds now; null when it is gone. @throws what the network threw */
  const look = async (): Promise<Held | null> => {
    const { variables: asked } = page.query(getRequest(query).params.name);
    const answer = await fetchQuery<Query>(environment, query, asked, {
      networkCacheConfig: { force: true },
    }).toPromise();
    const found = answer === undefined ? null : valueOf(latest(answer));
    return found === null ? null : holdValues(inputs, values(found), locale);
  };

  /** Takes over what others changed alone. @returns what they and I have both changed */
  const compare = (held: Held, now: Held, take: Take): readonly Conflict[] => {
    const untouched = Object.keys(inputs).filter((name) => isSame(before[name], held[name]));
    for (const name of untouched) if (!isSame(before[name], now[name])) take(name, now[name]);
    const found = findConflicts(inputs, before, held, now);
    setBefore(now);
    setConflicts(found);
    return found;
  };

  const save: Save<Mutation['response']> = async (held, take) => {
    let theirs: Held | null;
    try {
      theirs = await look();
    } catch (cause) {
      const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
      return { status: 'failed', error, mayHaveHappened: false };
    }
    // Of a record that is gone the backend itself says so.
    const found = compare(held, theirs ?? before, take);
    if (found.length > 0) return null;
    const sent = changed(inputs, before, held, locale, always);
    if (Object.keys(sent).length === 0) {
      leave();
      return null;
    }
    const whole = sent as Partial<Values> & Pick<Values, Always>;
    return commit(environment, update.change, update.variables(record, whole));
  };
  const check: Check = async (held, take) => {
    const now = await look();
    const link = { href, label: 'Go to the record' };
    if (now === null) return { isSaved: null, words: 'The record is not there any more.' };
    const finding = findOut(inputs, before, held, now);
    if (finding.isSaved) return { ...finding, link };
    compare(held, now, take);
    return finding;
  };
  return (
    <FormScreen resource={resource} title={`Edit ${name}`} record={{ href, title: name }}>
      <RecordForm<Mutation['response']>
        fields={inputs}
        start={start}
        before={before}
        locale={locale}
        draftKey={`${href}/edit`}
        onDraft={(begun) => setBefore((known) => ({ ...known, ...begun }))}
        submitLabel="Save"
        save={save}
        check={check}
        onSaved={leave}
        cancel={
          <NextLink href={href} className={buttons.button}>
            Cancel
          </NextLink>
        }
      >
        <Conflicts fields={inputs} conflicts={conflicts} locale={locale} />
      </RecordForm>
    </FormScreen>
  );
}
