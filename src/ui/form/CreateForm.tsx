import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commit } from '../../relay/mutation.ts';
import buttons from '../button.module.css';
import { useLocale } from '../locale/locale.ts';
import { hasScreen, inSentence, listHref, recordHref, type Resource } from '../resource.ts';
import { FormScreen } from './FormScreen.tsx';
import type { Fields } from './input.ts';
import type { RecordCreation } from './recordChange.ts';
import { RecordForm } from './RecordForm.tsx';
import { filledIn, holdValues, type AnyFields } from './values.ts';

interface CreateFormProps<Mutation extends MutationParameters, Values> {
  readonly resource: Resource;
  readonly fields: Fields<Values>;
  readonly creation: RecordCreation<Mutation, Values>;
}

/** The screen on which a record is made. It leads to the new record. */
export function CreateForm<Mutation extends MutationParameters, Values>({
  resource,
  fields,
  creation,
}: CreateFormProps<Mutation, Values>) {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const [locale] = useState(useLocale());
  const inputs = fields as unknown as AnyFields;
  const [start] = useState(() => holdValues(inputs, {}, locale));
  const title = `New ${inSentence(resource.label)}`;
  const goOn = (answer: Mutation['response']) => {
    const key = creation.keyOf?.(answer);
    const hasKey = key !== null && key !== undefined && hasScreen(resource, 'record');
    void router.push(hasKey ? recordHref(resource, key) : listHref(resource));
  };
  const check = async () => ({
    isSaved: null,
    words: `Whether the ${inSentence(resource.label)} was made can be seen in the list.`,
    link: { href: listHref(resource), label: 'Look in the list' },
  });
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
          commit(
            environment,
            creation.change,
            creation.variables(filledIn(inputs, held, locale) as Values),
          )
        }
        check={check}
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
