import type { Choices } from '../../fields/Choice.tsx';
import { useLocale, type Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { say, sayLabel } from '../../locale/say.ts';
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
  ] as const satisfies ReadonlyArray<readonly [string, Message]>;
  return {
    ...words,
    ...oneOf(labels, true),
    send: (held) => held === 'true',
    // Spreadsheets and databases have their own words for it.
    fromText: (text, locale) =>
      oneOfText(labels, YES_NO.get(text.trim().toLowerCase()) ?? text, locale),
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

/** In no language yet. */
type Labels = ReadonlyArray<readonly [value: string, label: string]>;

function oneOf(labels: Labels, isSmall: boolean) {
  return {
    empty: '',
    cleared: null,
    hold: (value: unknown) => String(value),
    isEmpty: (held: string) => held === '',
    check: () => [],
    words: (held: string, locale: Locale) =>
      sayLabel(labels.find(([value]) => value === held)?.[1] ?? held, locale),
    fromText: (text: string, locale: Locale) => oneOfText(labels, text, locale),
    isGroup: isSmall,
    Control: (props: ControlProps<string>) =>
      isSmall ? <Toggle {...props} labels={labels} /> : <Select {...props} labels={labels} />,
  };
}

/** The value that a text names: by itself or by its label, in English or not, whatever its capitals and accents. */
export function oneOfText(labels: Labels, text: string, locale: Locale): TextReading<string> {
  const plain = (words: string) =>
    words.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const found =
    labels.find(([value]) => value === text.trim()) ??
    labels.find(([value, label]) =>
      [value, label, sayLabel(label, locale)].some((name) => plain(name) === plain(text)),
    );
  if (found) return { held: found[0] };
  const [some, rest] = [labels.slice(0, MOST_NAMED), labels.length - MOST_NAMED];
  const names = some.map(([, label]) => sayLabel(label, locale)).join(', ');
  const known = rest > 0 ? say('{names} and {count} more', locale, { names, count: rest }) : names;
  return { problem: say('“{text}” is none of: {names}.', locale, { text, names: known }) };
}

interface OneOfProps extends ControlProps<string> {
  readonly labels: Labels;
}

function Toggle({ labels, value, onChange, onBlur, ref, id, name, required, unset }: OneOfProps) {
  const locale = useLocale();
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
          {sayLabel(label, locale)}
        </label>
      ))}
    </div>
  );
}

function Select({ labels, value, onChange, ref, unset, ...props }: OneOfProps) {
  const locale = useLocale();
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
          {sayLabel(label, locale)}
        </option>
      ))}
    </select>
  );
}
