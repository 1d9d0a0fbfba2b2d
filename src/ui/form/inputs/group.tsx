import { parseAsWritten } from '../../../relay/exactJson.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { FormField } from '../FormField.tsx';
import type { ControlProps, Fields, Input, InputWords, LabelledInput } from '../input.ts';
import { inputsOf } from '../inputsOf.ts';
import styles from '../form.module.css';
import {
  findProblems,
  initialState,
  isSame,
  isSameValue,
  mapped,
  serializedValues,
  type AnyFields,
  type FormState,
} from '../values.ts';

interface GroupSettings<Values> extends InputWords {
  readonly fields: Fields<Values>;
  /** Its parts are short, and stand side by side. */
  readonly isCompact?: boolean;
}

/** A nested input object as a fieldset. It is left out when nothing is filled in. */
export function group<Values>({
  fields,
  isCompact = false,
  ...words
}: GroupSettings<Values>): Input<Values, FormState> {
  const inputs = inputsOf(fields);
  const isEmpty = (state: FormState) =>
    Object.entries(inputs).every(([name, input]) => input.isEmpty(state[name]));
  return {
    ...words,
    empty: mapped(inputs, ({ empty }) => empty),
    cleared: null,
    isWide: true,
    isGroup: true,
    parts: inputs,
    parse: (value, locale) => initialState(inputs, value as Record<string, unknown>, locale),
    isEmpty,
    missing: (state, locale) => findProblems(inputs, state, locale, null),
    canonical: (state) =>
      mapped(inputs, (input, name) => input.canonical?.(state[name], state) ?? state[name]),
    check: (state, locale, before) => partProblems(inputs, state, locale, before),
    serialize: (state, locale, before) => {
      // Parts that differ in notation only are sent as they were.
      const kept = mapped(inputs, (input, name) =>
        before && isSameValue(input, before[name], state[name], before, state)
          ? before[name]
          : state[name],
      );
      // An empty list counts as a value.
      const isThere = (name: string, value: unknown) =>
        Array.isArray(value) || inputs[name].mayBeEmpty || !inputs[name].isEmpty(value);
      const names = Object.keys(inputs).filter(
        (name) => isThere(name, kept[name]) || (before && isThere(name, before[name])),
      );
      return serializedValues(names, inputs, kept, locale, before) as Values;
    },
    format: (state, locale) =>
      Object.entries(inputs)
        .filter(([name, input]) => !input.isEmpty(state[name]))
        .map(([name, input]) => namedWords(input, state[name], locale))
        .join(', '),
    fromText: (text, locale) => {
      const value = parsedObject(text);
      return value
        ? { state: initialState(inputs, value, locale) }
        : {
            problem: t('Enter a JSON object, such as {example}.', locale, {
              example: EXAMPLE,
            }),
          };
    },
    Control: (props) => <GroupControl {...props} inputs={inputs} isCompact={isCompact} />,
  };
}

interface GroupControlProps extends ControlProps<FormState> {
  readonly inputs: AnyFields;
  readonly isCompact: boolean;
}

function GroupControl({ name, inputs, isCompact }: GroupControlProps) {
  return (
    <div className={`${styles.group} ${isCompact ? styles.compact : ''}`}>
      {Object.entries(inputs).map(([part, input]) => (
        <FormField key={part} name={`${name}.${part}`} input={input} />
      ))}
    </div>
  );
}

/** Errors of the parts; unchanged existing values are not validated. */
function partProblems(
  inputs: AnyFields,
  state: FormState,
  locale: Locale,
  before: FormState | undefined,
) {
  const found = findProblems(inputs, state, locale, null);
  const isUntouched = (name: string) =>
    !inputs[name].isEmpty(state[name]) && isSame(before?.[name], state[name]);
  return before ? found.filter(({ path: [name] }) => !isUntouched(name)) : found;
}

const EXAMPLE = '{"city": "Berlin"}';

/** A part's value as text, with its label. */
export function namedWords(input: LabelledInput, state: unknown, locale: Locale): string {
  return t('{name}: {value}', locale, {
    name: tLabel(input.label, locale),
    value: input.format(state, locale),
  });
}

function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const value = parseAsWritten(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
