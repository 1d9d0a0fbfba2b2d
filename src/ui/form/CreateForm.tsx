import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commit, type Change } from '../../relay/mutation.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/locale.ts';
import {
  hasScreen,
  inSentence,
  listHref,
  recordHref,
  type RecordKey,
  type Resource,
} from '../resource.ts';
import { FormScreen } from './FormScreen.tsx';
import type { Fields } from './input.ts';
import { RecordForm } from './RecordForm.tsx';
import { filledIn, holdValues, type AnyFields } from './values.ts';

interface CreateFormProps<Mutation extends MutationParameters, Values> {
  readonly resource: Resource;
  readonly fields: Fields<Values>;
  readonly change: Change<Mutation>;
  readonly variables: (values: Values) => Mutation['variables'];
  /** The new record's key, where the answer has it. */
  readonly keyOf?: (answer: Mutation['response']) => RecordKey | null | undefined;
}

/** The screen on which a record is made. It leads to the new record. */
export function CreateForm<Mutation extends MutationParameters, Values>({
  resource,
  fields,
  change,
  variables,
  keyOf,
}: CreateFormProps<Mutation, Values>) {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const [locale] = useState(useLocale());
  const inputs = fields as unknown as AnyFields;
  const [start] = useState(() => holdValues(inputs, {}, locale));
  const title = `New ${inSentence(resource.label)}`;
  const goOn = (answer: Mutation['response']) => {
    const key = keyOf?.(answer);
    const hasKey = key !== null && key !== undefined && hasScreen(resource, 'record');
    void router.push(hasKey ? recordHref(resource, key) : listHref(resource));
  };
  return (
    <FormScreen resource={resource} title={title}>
      <RecordForm<Mutation['response']>
        fields={inputs}
        start={start}
        before={null}
        locale={locale}
        draftKey={`/${resource.slug}/new`}
        submitLabel="Create"
        save={(held) =>
          commit(environment, change, variables(filledIn(inputs, held, locale) as Values))
        }
        onSaved={goOn}
        cancel={
          <NextLink href={listHref(resource)} className={buttons.button}>
            Cancel
          </NextLink>
        }
      />
    </FormScreen>
  );
}
