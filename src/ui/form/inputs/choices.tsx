import type { Choices } from '../../fields/Choice.tsx';
import { useLocale } from '../../locale/locale.ts';
import { sayLabel } from '../../locale/say.ts';
import type { ControlProps, Input, InputWords } from '../input.ts';
import styles from '../form.module.css';
import { everyText, textItems } from '../textItems.ts';
import { namedValues, oneOfText } from './choice.tsx';

interface ChoicesSettings<Values extends Choices> extends InputWords {
  readonly choices: Values;
}

/** Any number of an enum's values, each with a box to tick. They are sent in the enum's order. */
export function choices<Values extends Choices>({
  choices: known,
  ...words
}: ChoicesSettings<Values>): Input<ReadonlyArray<keyof Values & string>, readonly string[]> {
  return {
    ...words,
    empty: [],
    cleared: [],
    hold: (value) => (value as unknown[]).map(String),
    canonical: (held) => [...held].sort(),
    isEmpty: (held) => held.length === 0,
    check: () => [],
    send: (held) => held as ReadonlyArray<keyof Values & string>,
    words: (held, locale) =>
      held.map((value) => sayLabel(known[value]?.label ?? value, locale)).join(', '),
    isGroup: true,
    fromText: (text, locale) =>
      everyText(textItems(text), (item) => oneOfText(namedValues(known), item, locale)),
    Control: (props) => <Boxes {...props} known={known} />,
  };
}

interface BoxesProps extends ControlProps<readonly string[]> {
  readonly known: Choices;
}

function Boxes({ known, value, onChange, onBlur, ref, id, name }: BoxesProps) {
  const locale = useLocale();
  const others = value.filter((ticked) => !Object.hasOwn(known, ticked));
  const offered = [...Object.keys(known), ...others];
  const toggle = (option: string, isTicked: boolean) =>
    onChange(offered.filter((other) => (other === option ? isTicked : value.includes(other))));
  return (
    <div className={styles.boxes}>
      {offered.map((option, index) => (
        <label key={option}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={name}
            value={option}
            checked={value.includes(option)}
            ref={index === 0 && typeof ref === 'function' ? ref : undefined}
            onChange={(event) => toggle(option, event.target.checked)}
            onBlur={onBlur}
          />
          {sayLabel(known[option]?.label ?? option, locale)}
        </label>
      ))}
    </div>
  );
}
