import { useRouter } from 'next/router';
import { useEffect, useRef, type FormEvent } from 'react';
import { FormProvider, get, set, useForm, type FieldErrors } from 'react-hook-form';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './form.module.css';
import { formParameters, hasNumbers, recordParameters, type Parameters } from './formAddress.ts';
import { FormField } from './FormField.tsx';
import type { Problem } from './input.ts';
import { replayEarlyInput } from './earlyInput.ts';
import type { AnyFields, FormState } from './values.ts';
import { WRITTEN_IN } from '../../locale/writtenIn.ts';
import { withBasePath } from '../../address/basePath.ts';

interface AddressFormProps {
  /** The path that it navigates to, without search parameters. */
  readonly path: string;
  readonly fields: AnyFields;
  /** The values in the address. */
  readonly state: FormState;
  readonly problems: readonly Problem[];
  /** A prefix of its parameters' names, where the address has other parameters too: `ask.price`. */
  readonly within?: string;
  /** Other parameters of the address, which are preserved. */
  readonly kept?: Parameters;
  /** The form is a part of a page about something else: the scroll position stays. */
  readonly isInPage?: boolean;
}

/** A GET form that navigates to the address of its values, also without JavaScript. */
export function AddressForm({
  path,
  fields,
  state,
  problems,
  within,
  kept = [],
  isInPage = false,
}: AddressFormProps) {
  const router = useRouter();
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) replayEarlyInput(element.current);
  }, []);
  const named = (name: string) => (within === undefined ? name : `${within}.${name}`);
  const errors: FieldErrors = {};
  for (const { path: place, message } of problems)
    set(errors, named(place.join('.')), { type: 'check', message });
  const defaultValues: Record<string, unknown> = within === undefined ? { ...state } : {};
  if (within !== undefined) set(defaultValues, within, state);
  const form = useForm<Record<string, unknown>>({ defaultValues, errors });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A text that has led to no record: the result would be one without it.
    const parts = [...event.currentTarget.elements];
    if (parts.some((part) => part instanceof HTMLInputElement && part.validity.customError))
      return void event.currentTarget.reportValidity();
    const values = form.getValues();
    const entered = within === undefined ? values : (get(values, within) as FormState);
    const own = [...formParameters(fields, entered)].map(([name, text]) => [named(name), text]);
    const params = new URLSearchParams([...kept.map(([name, text]) => [name, text]), ...own]);
    const search = params.size > 0 ? `?${params}` : '';
    void router.push(`${path}${search}`, undefined, { scroll: !isInPage });
  };
  const unseen = recordParameters(state).map(([name, text]) => [named(name), text] as const);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        method="get"
        action={withBasePath(path)}
        autoComplete="off"
        noValidate
        onSubmit={submit}
        className={styles.addressForm}
      >
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, input]) => (
            <FormField key={name} name={named(name)} input={input} />
          ))}
        </div>
        {[...kept, ...unseen].map(([name, text], index) => (
          <input key={index} type="hidden" name={name} value={text} />
        ))}
        {hasNumbers(fields) && (
          <input type="hidden" name={named(WRITTEN_IN)} value={locale.language} />
        )}
        <div>
          <button type="submit" className={isInPage ? buttons.button : buttons.primary}>
            {t('Show|a result', locale)}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}
