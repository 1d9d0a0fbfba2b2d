import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { FormProvider, set, useForm, type FieldErrors } from 'react-hook-form';
import buttons from '../button.module.css';
import { FormField } from '../form/FormField.tsx';
import type { Problem } from '../form/input.ts';
import type { AnyFields, Held } from '../form/values.ts';
import { toolHref, type Tool } from './tool.ts';
import { recordParameters, toolParameters } from './toolAddress.ts';
import styles from './tool.module.css';

interface ToolFormProps {
  readonly tool: Tool;
  readonly fields: AnyFields;
  /** What the address says. */
  readonly held: Held;
  readonly problems: readonly Problem[];
}

/** The form of a tool that only tells: it goes to the address of what was entered, also without a script. */
export function ToolForm({ tool, fields, held, problems }: ToolFormProps) {
  const router = useRouter();
  const errors: FieldErrors = {};
  for (const { path, message } of problems) set(errors, path.join('.'), { type: 'check', message });
  const form = useForm<Record<string, unknown>>({ defaultValues: held, errors });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const params = toolParameters(fields, form.getValues()).toString();
    void router.push(params ? `${toolHref(tool)}?${params}` : toolHref(tool));
  };
  return (
    <FormProvider {...form}>
      <form
        method="get"
        action={toolHref(tool)}
        noValidate
        onSubmit={submit}
        className={styles.form}
      >
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, input]) => (
            <FormField key={name} name={name} input={input} />
          ))}
        </div>
        {recordParameters(held).map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <div>
          <button type="submit" className={buttons.primary}>
            Show
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
