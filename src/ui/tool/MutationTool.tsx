import dynamic from 'next/dynamic';
import { useState, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commit, type Change } from '../../relay/mutation.ts';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import type { Whole } from '../../lists/fragment.ts';
import type { Fields } from '../form/input.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { inputsOf } from '../form/inputsOf.ts';
import { filledValues, initialState } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { toolHref, TOOLS_HREF, type Tool } from '../../address/tool.ts';
import { ToolFrame } from './ToolFrame.tsx';
import { PageLink } from '../PageLink.tsx';
import styles from './tool.module.css';

const ConfirmDialog = dynamic(
  () => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
  { ssr: false, loading: WhileLoading },
);

interface MutationToolProps<Mutation extends MutationParameters, Values> {
  readonly tool: Tool;
  readonly fields: Fields<Values>;
  readonly change: Change<Mutation>;
  readonly variables: (values: Values) => Whole<Mutation['variables']>;
  /** Renders the result, where there is one. */
  readonly Result?: ComponentType<{ response: Mutation['response'] }>;
}

/** The outcome of a tool cannot be verified in general. */
const checkFor = (locale: Locale) => () =>
  Promise.resolve({
    isSaved: null,
    words: t('The records that it works on show whether it was done. Check them first.', locale),
  });

/** A tool that is a mutation: its form, and the result below. */
export function MutationTool<Mutation extends MutationParameters, Values>({
  tool,
  fields,
  change,
  variables,
  Result,
}: MutationToolProps<Mutation, Values>) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const inputs = inputsOf(fields);
  const [start] = useState(() => initialState(inputs, {}, locale));
  const [done, setDone] = useState<{
    response: Mutation['response'];
    message: string | null;
  } | null>(null);
  /** Answers the confirmation, while it is open. */
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const confirm = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (isConfirmed: boolean) => {
        setAnswer(null);
        resolve(isConfirmed);
      });
    });
  return (
    <ToolFrame tool={tool}>
      <RecordForm<Mutation['response']>
        fields={inputs}
        start={start}
        before={null}
        locale={locale}
        draftKey={toolHref(tool)}
        submitLabel={tLabel(tool.label, locale)}
        isDangerous={tool.isDangerous}
        save={async (state) => {
          if (tool.isDangerous && !(await confirm())) return null;
          setDone(null);
          return commit(
            environment,
            change,
            variables(filledValues(inputs, state, locale) as Values),
          );
        }}
        check={checkFor(locale)}
        onSaved={(response, message) => setDone({ response, message })}
        cancel={
          <PageLink href={TOOLS_HREF} className={buttons.button}>
            {t('Cancel', locale)}
          </PageLink>
        }
      />
      {answer && <ConfirmDialog tool={tool} onAnswer={answer} />}
      <div role="status">
        {done && (
          <section aria-label={t('Result', locale)} className={styles.result}>
            <p className={styles.hint}>{done.message ?? t('Done.', locale)}</p>
            {Result && <Result response={done.response} />}
          </section>
        )}
      </div>
    </ToolFrame>
  );
}
