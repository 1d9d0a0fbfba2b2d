import type { Choices } from '../../../lists/choices.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { tLabel } from '../../../locale/translate.ts';
import type { ControlProps, Input, InputWords } from '../input.ts';
import styles from '../form.module.css';
import { everyText, textItems } from '../textItems.ts';
import { namedValues, parseChoice } from './choice.tsx';

interface ChoicesSettings<Values extends Choices> extends InputWords {
  readonly choices: Values;
}

/** Null for no list, which differs from an empty list. */
type ChoicesState = ReadonlyArray<string | null> | null;

/**
 * A list of enum values with a checkbox each. Existing values keep their order, unknown ones
 * included; newly checked ones are appended.
 */
export function choices<Values extends Choices>({
  choices: known,
  ...words
}: ChoicesSettings<Values>): Input<ReadonlyArray<keyof Values & string>, ChoicesState> {
  return {
    ...words,
    kind: 'choices',
    empty: null,
    cleared: [],
    parse: (value) => (value as unknown[]).map((one) => (one === null ? null : String(one))),
    canonical: (state) => (state ?? []).toSorted(),
    isEmpty: (state) => state === null || state.length === 0,
    check: () => [],
    serialize: (state) => state as ReadonlyArray<keyof Values & string>,
    format: (state, locale) =>
      (state ?? []).map((value) => wordsFor(known, value, locale)).join(', '),
    isGroup: true,
    fromText: (text, locale) =>
      everyText(textItems(text), (item) => parseChoice(namedValues(known), item, locale)),
    Control: (props) => <Boxes {...props} known={known} />,
  };
}

interface BoxesProps extends ControlProps<ChoicesState> {
  readonly known: Choices;
}

function Boxes({ known, value: state, onChange, onBlur, ref, id, name }: BoxesProps) {
  const locale = useLocale();
  const value = state ?? [];
  const others = value.filter((ticked) => ticked === null || !Object.hasOwn(known, ticked));
  const offered = [...Object.keys(known), ...new Set(others)];
  const toggle = (option: string | null, isTicked: boolean) =>
    onChange(isTicked ? [...value, option] : value.filter((other) => other !== option));
  return (
    <div className={styles.boxes}>
      {offered.map((option, index) => (
        <label key={option}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={name}
            value={option ?? ''}
            checked={value.includes(option)}
            ref={index === 0 && typeof ref === 'function' ? ref : undefined}
            onChange={(event) => toggle(option, event.target.checked)}
            onBlur={onBlur}
          />
          {wordsFor(known, option, locale)}
        </label>
      ))}
    </div>
  );
}

function wordsFor(known: Choices, value: string | null, locale: Locale): string {
  return value === null ? '—' : tLabel(known[value]?.label ?? value, locale);
}
