import NextLink from 'next/link';
import { useRef, useState, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commit, type Change } from '../../relay/mutation.ts';
import buttons from '../button.module.css';
import type { Fields } from '../form/input.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { filledValues, holdValues, type AnyFields } from '../form/values.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { ConfirmDialog, type ConfirmDialogHandle } from './ConfirmDialog.tsx';
import { toolHref, TOOLS_HREF, type Tool } from '../../address/tool.ts';
import { ToolFrame } from './ToolFrame.tsx';
import styles from './tool.module.css';

interface MutationToolProps<Mutation extends MutationParameters, Values> {
  readonly tool: Tool;
  readonly fields: Fields<Values>;
  readonly change: Change<Mutation>;
  readonly variables: (values: Values) => Mutation['variables'];
  /** Renders the result, where there is one. */
  readonly Result?: ComponentType<{ answer: Mutation['response'] }>;
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
  const inputs = fields as unknown as AnyFields;
  const [start] = useState(() => holdValues(inputs, {}, locale));
  const [done, setDone] = useState<{
    answer: Mutation['response'];
    message: string | null;
  } | null>(null);
  const question = useRef<ConfirmDialogHandle>(null);
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
        save={async (held) => {
          if (tool.isDangerous && !(await question.current?.ask())) return null;
          setDone(null);
          return commit(
            environment,
            change,
            variables(filledValues(inputs, held, locale) as Values),
          );
        }}
        check={checkFor(locale)}
        onSaved={(answer, message) => setDone({ answer, message })}
        cancel={
          <NextLink href={TOOLS_HREF} prefetch={false} className={buttons.button}>
            {t('Cancel', locale)}
          </NextLink>
        }
      />
      {tool.isDangerous && <ConfirmDialog ref={question} tool={tool} />}
      <div role="status">
        {done && (
          <section aria-label={t('Result', locale)} className={styles.result}>
            <p className={styles.hint}>{done.message ?? t('Done.', locale)}</p>
            {Result && <Result answer={done.answer} />}
          </section>
        )}
      </div>
    </ToolFrame>
  );
}
