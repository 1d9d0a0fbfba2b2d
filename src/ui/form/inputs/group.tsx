import type { Locale } from '../../locale/locale.ts';
import { say, sayLabel } from '../../locale/say.ts';
import { FormField } from '../FormField.tsx';
import type { ControlProps, Fields, Input, InputWords } from '../input.ts';
import styles from '../form.module.css';
import {
  filledIn,
  findProblems,
  holdValues,
  mapped,
  type AnyFields,
  type Held,
} from '../values.ts';

interface GroupSettings<Values> extends InputWords {
  readonly fields: Fields<Values>;
}

/** An input object within another: its inputs in a frame. It is left out when nothing is filled in. */
export function group<Values>({ fields, ...words }: GroupSettings<Values>): Input<Values, Held> {
  const inputs = fields as unknown as AnyFields;
  const isEmpty = (held: Held) =>
    Object.entries(inputs).every(([name, input]) => input.isEmpty(held[name]));
  return {
    ...words,
    empty: mapped(inputs, ({ empty }) => empty),
    cleared: null,
    isWide: true,
    isGroup: true,
    parts: inputs,
    hold: (value, locale) => holdValues(inputs, value as Record<string, unknown>, locale),
    isEmpty,
    canonical: (held) =>
      mapped(inputs, (input, name) => input.canonical?.(held[name]) ?? held[name]),
    check: (held, locale) => findProblems(inputs, held, locale, null),
    send: (held, locale, before) => {
      const emptied = Object.entries(inputs)
        .filter(
          ([name, input]) => before && input.isEmpty(held[name]) && !input.isEmpty(before[name]),
        )
        .map(([name, input]) => [name, input.cleared]);
      return { ...filledIn(inputs, held, locale), ...Object.fromEntries(emptied) } as Values;
    },
    words: (held, locale) =>
      Object.entries(inputs)
        .filter(([name, input]) => !input.isEmpty(held[name]))
        .map(([name, input]) => namedWords(input, held[name], locale))
        .join(', '),
    fromText: (text, locale) => {
      const value = parsedObject(text);
      return value
        ? { held: holdValues(inputs, value, locale) }
        : {
            problem: say('This has to be a JSON object, such as {example}.', locale, {
              example: EXAMPLE,
            }),
          };
    },
    Control: (props) => <GroupControl {...props} inputs={inputs} />,
  };
}

function GroupControl({ name, inputs }: ControlProps<Held> & { inputs: AnyFields }) {
  return (
    <div className={styles.group}>
      {Object.entries(inputs).map(([part, input]) => (
        <FormField key={part} name={`${name}.${part}`} input={input} />
      ))}
    </div>
  );
}

const EXAMPLE = '{"city": "Berlin"}';

/** A part's value with its label before it. */
export function namedWords(input: Input, held: unknown, locale: Locale): string {
  return say('{name}: {value}', locale, {
    name: sayLabel(input.label, locale),
    value: input.words(held, locale),
  });
}

function parsedObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
