import type { Choices } from '../../fields/Choice.tsx';
import {
  controlAttributes,
  type ControlProps,
  type Input,
  type InputWords,
  type TextReading,
} from '../input.ts';
import styles from '../form.module.css';

interface ChoiceSettings<Values extends Choices> extends InputWords {
  readonly choices: Values;
}

/** Up to this many values are seen at once. */
const MOST_BUTTONS = 4;

/** Of so many values a message gives the names. */
const MOST_NAMED = 12;

/** One value of an enum: buttons where there are few, a list to open where there are more. */
export function choice<Values extends Choices>({
  choices,
  ...words
}: ChoiceSettings<Values>): Input<keyof Values & string, string> {
  const isSmall = Object.keys(choices).length <= MOST_BUTTONS;
  const labels = Object.entries(choices).map(([value, { label }]) => [value, label] as const);
  return {
    ...words,
    ...oneOf(labels, isSmall),
    send: (held) => held as keyof Values & string,
  };
}

/** Yes or no; where neither has to be said, neither is chosen at first. */
export function yesNo(words: InputWords): Input<boolean, string> {
  const labels = [
    ['true', 'Yes'],
    ['false', 'No'],
  ] as const;
  return {
    ...words,
    ...oneOf(labels, true),
    send: (held) => held === 'true',
    // Spreadsheets and databases have their own words for it.
    fromText: (text) => oneOfText(labels, YES_NO.get(text.trim().toLowerCase()) ?? text),
  };
}

const YES_NO: ReadonlyMap<string, string> = new Map([
  ['1', 'true'],
  ['0', 'false'],
  ['y', 'true'],
  ['n', 'false'],
  ['t', 'true'],
  ['f', 'false'],
]);

type Labels = ReadonlyArray<readonly [value: string, label: string]>;

function oneOf(labels: Labels, isSmall: boolean) {
  return {
    empty: '',
    cleared: null,
    hold: (value: unknown) => String(value),
    isEmpty: (held: string) => held === '',
    check: () => [],
    words: (held: string) => labels.find(([value]) => value === held)?.[1] ?? held,
    fromText: (text: string) => oneOfText(labels, text),
    isGroup: isSmall,
    Control: (props: ControlProps<string>) =>
      isSmall ? <Toggle {...props} labels={labels} /> : <Select {...props} labels={labels} />,
  };
}

/** The value that a text names: by itself or by its label, whatever its capitals and accents. */
export function oneOfText(labels: Labels, text: string): TextReading<string> {
  const plain = (words: string) =>
    words.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const found =
    labels.find(([value]) => value === text.trim()) ??
    labels.find((names) => names.some((name) => plain(name) === plain(text)));
  if (found) return { held: found[0] };
  const [some, rest] = [labels.slice(0, MOST_NAMED), labels.length - MOST_NAMED];
  const known = some.map(([, label]) => label).join(', ');
  return { problem: `“${text}” is none of: ${known}${rest > 0 ? ` and ${rest} more` : ''}.` };
}

interface OneOfProps extends ControlProps<string> {
  readonly labels: Labels;
}

function Toggle({ labels, value, onChange, onBlur, ref, id, name, required, unset }: OneOfProps) {
  const offered: Labels = required ? labels : [...labels, ['', unset]];
  return (
    <div className={styles.toggle}>
      {offered.map(([option, label], index) => (
        <label key={option}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option}
            checked={value === option}
            ref={index === 0 && typeof ref === 'function' ? ref : undefined}
            onChange={() => onChange(option)}
            onBlur={onBlur}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function Select({ labels, value, onChange, ref, unset, ...props }: OneOfProps) {
  const isKnown = value === '' || labels.some(([option]) => option === value);
  return (
    <select
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.input}
    >
      <option value="">{unset}</option>
      {/* A backend may have values that this schema does not: they are kept. */}
      {!isKnown && <option value={value}>{value}</option>}
      {labels.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
