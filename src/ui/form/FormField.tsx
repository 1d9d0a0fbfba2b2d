import { createContext, useContext } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { useControlId } from './controlId.ts';
import { CurrencyOfPicked } from './CurrencyOfPicked.tsx';
import type { LabelledInput } from './input.ts';
import type { Locale } from '../../locale/locale.ts';
import styles from './form.module.css';
import { isRequired } from './values.ts';

/** Whether the form edits an existing record. */
export const IsThereContext = createContext(false);

interface FormFieldProps {
  /** The path of the value in the form: `address.street`. */
  readonly name: string;
  readonly input: LabelledInput;
}

/** An input with its label, help and error. */
export function FormField({ name, input }: FormFieldProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { value, onChange, onBlur, ref } = field;
  const isThere = useContext(IsThereContext);
  const required = isRequired(input, isThere);
  const locale = useLocale();
  const unset = unsetText(input, isThere, locale);
  const message = ownMessage(fieldState.error);
  const id = useControlId()(name);
  const helpId = input.help && `${id}-help`;
  const errorId = message && `${id}-error`;
  const { Control, label, isGroup, picked } = input;
  const takenId = picked && `${id}-taken`;
  const besideId = [errorId, helpId, takenId].filter(Boolean).join(' ') || undefined;
  const Frame = isGroup ? 'fieldset' : 'div';
  const heading = (
    <>
      {tLabel(label, locale)}
      {required && (
        <span className={styles.required} title={t('Required', locale)} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <Frame
      className={input.isWide ? styles.wideField : styles.field}
      aria-describedby={isGroup ? besideId : undefined}
    >
      {isGroup ? <legend>{heading}</legend> : <label htmlFor={id}>{heading}</label>}
      <Control
        id={id}
        name={name}
        label={tLabel(label, locale)}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
        required={required}
        unset={required ? t('Choose…', locale) : unset}
        invalid={message !== undefined}
        describedBy={besideId}
      />
      {picked && takenId && (
        <CurrencyOfPicked
          id={takenId}
          name={name}
          value={value}
          sources={picked}
          isThere={isThere}
        />
      )}
      {message && (
        <p id={errorId} className={styles.error}>
          <Icon name="warning" size={14} /> {message}
        </p>
      )}
      {helpId && (
        <p id={helpId} className={styles.help}>
          {tLabel(input.help ?? '', locale)}
        </p>
      )}
    </Frame>
  );
}

/** The label of the empty option of a choice. For an existing record, choosing it removes the value. */
function unsetText(
  { hasDefault, defaultChoice, format }: LabelledInput,
  isThere: boolean,
  locale: Locale,
): string {
  if (defaultChoice !== undefined && !isThere)
    return t('Default ({value})', locale, { value: format(defaultChoice, locale) });
  return hasDefault ? t('Default|value', locale) : t('Not set', locale);
}

/** Errors within a list or group are shown at their own inputs. */
function ownMessage(error: { message?: unknown; root?: { message?: unknown } } | undefined) {
  const message = error?.message ?? error?.root?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
