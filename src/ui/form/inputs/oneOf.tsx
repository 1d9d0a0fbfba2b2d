import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { FormField } from '../FormField.tsx';
import { controlAttributes, type ControlProps, type Input, type InputWords } from '../input.ts';
import { inputsOf } from '../inputsOf.ts';
import styles from '../form.module.css';
import { group, namedWords } from './group.tsx';
import { text } from './text.tsx';
import { mapped, requiredMessage, type AnyFields, type FormState } from '../values.ts';

interface OneOfSettings extends InputWords {
  /** The possible fields, exactly one of which is set. */
  readonly fields: object;
}

interface OneOfState {
  /** The name of the chosen field; empty for none. */
  readonly chosen: string;
  readonly values: FormState;
}

/** An input object with exactly one field set (`@oneOf`). */
export function oneOf<Values>({ fields, ...words }: OneOfSettings): Input<Values, OneOfState> {
  const inputs = inputsOf(fields);
  const empty = { chosen: '', values: mapped(inputs, (input) => input.empty) };
  const read = (state: OneOfState) => inputs[state.chosen];
  return {
    ...words,
    empty,
    cleared: null,
    isWide: true,
    isGroup: true,
    parts: inputsOf({
      chosen: { ...text(words), empty: '' },
      values: group<object>({ ...words, fields: inputs }),
    }),
    parse: (value, locale) => {
      const given = Object.entries(value as object).find(
        ([name, part]) => name in inputs && part !== null && part !== undefined,
      );
      if (!given) return empty;
      const [chosen, part] = given;
      return { chosen, values: { ...empty.values, [chosen]: inputs[chosen].parse(part, locale) } };
    },
    isEmpty: ({ chosen }) => chosen === '',
    check: (state, locale, before) => {
      const input = read(state);
      const value = state.values[state.chosen];
      const found = input.isEmpty(value)
        ? [{ path: [], message: requiredMessage(input, locale) }]
        : input.check(value, locale, before?.values[state.chosen]);
      return found.map(({ path, message }) => ({
        path: ['values', state.chosen, ...path],
        message,
      }));
    },
    canonical: ({ chosen, values }) => [
      chosen,
      inputs[chosen]?.canonical?.(values[chosen]) ?? values[chosen],
    ],
    serialize: ({ chosen, values }, locale, before) => {
      // The value is of a kind that this schema's version does not have.
      if (chosen === '') return {} as Values;
      const known = before?.chosen === chosen ? before.values[chosen] : undefined;
      return { [chosen]: inputs[chosen].serialize(values[chosen], locale, known) } as Values;
    },
    format: (state, locale) =>
      state.chosen === '' ? '' : namedWords(read(state), state.values[state.chosen], locale),
    Control: (props) => <OneOfControl {...props} inputs={inputs} />,
  };
}

function OneOfControl({
  inputs,
  ref,
  unset,
  ...props
}: ControlProps<OneOfState> & { inputs: AnyFields }) {
  const { setValue } = useFormContext();
  const locale = useLocale();
  const { name } = props;
  // React Hook Form notifies the watchers of a part, not of the object around it.
  const kept = useWatch({ name: `${name}.chosen` }) as OneOfState['chosen'] | undefined;
  const chosen = kept ?? '';
  const choose = (part: string) =>
    setValue(`${name}.chosen`, part, { shouldDirty: true, shouldTouch: true });
  return (
    <div className={styles.group}>
      <select
        {...controlAttributes({ ...props, name: `${name}.chosen` })}
        ref={typeof ref === 'function' ? ref : undefined}
        aria-label={t('Type', locale)}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className={styles.input}
      >
        <option value="">{unset}</option>
        {Object.entries(inputs).map(([part, { label }]) => (
          <option key={part} value={part}>
            {tLabel(label, locale)}
          </option>
        ))}
      </select>
      {chosen !== '' && (
        <FormField
          key={chosen}
          name={`${name}.values.${chosen}`}
          input={{ ...inputs[chosen], required: true }}
        />
      )}
    </div>
  );
}
