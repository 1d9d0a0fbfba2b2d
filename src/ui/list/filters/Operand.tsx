import type { KeyboardEvent, KeyboardEventHandler, ReactEventHandler, RefCallback } from 'react';
import { exampleFor } from '../../../lists/filters/examples.ts';
import {
  choicesLabel,
  comparisonWords,
  operandOf,
  type Comparison,
} from '../../../lists/filters/operators.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { choiceInWords } from './choiceInWords.ts';
import { DayOperand } from './DayOperand.tsx';
import styles from './filterEditor.module.css';
import { RangeOperand } from './RangeOperand.tsx';
import { RecordOperand } from './RecordOperand.tsx';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a filter compares with, as the address has it. */
export interface OperandSetting {
  readonly comparison: Comparison;
  readonly parameter: string;
  readonly values: readonly string[];
  readonly takesSeveral: boolean;
}

/** What an input of text needs to offer values. */
interface Suggesting {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly ref?: RefCallback<TextField>;
  readonly on: SuggestingEvents;
}

export interface SuggestingEvents {
  readonly onFocus: ReactEventHandler<TextField>;
  readonly onInput: ReactEventHandler<TextField>;
  readonly onKeyDown: KeyboardEventHandler<TextField>;
}

interface OperandProps extends OperandSetting {
  readonly filter: FilterSetting<unknown>;
  readonly suggesting?: Suggesting;
  /** Gets the focus, because a person opened the form. */
  readonly isFirst: boolean;
}

/** The input for what a comparison takes. */
export function Operand(props: OperandProps) {
  const { filter, comparison, parameter, values, takesSeveral, isFirst } = props;
  const { kind, choices } = filter;
  const locale = useLocale();
  const label = t(comparisonWords(comparison, kind).label, locale);
  const value = values[0] ?? '';
  const common = { name: parameter, defaultValue: value, autoFocus: isFirst };
  if (operandOf(comparison) === 'presence') {
    const options = { true: t('Yes', locale), false: t('No', locale) };
    return <SelectOperand {...common} label={label} options={options} />;
  }
  if (choices && takesSeveral) return <ChoicesOperand {...props} choices={Object.keys(choices)} />;
  if (choices) {
    const words = Object.keys(choices).map((each) => [each, choiceInWords(filter, each, locale)]);
    return <SelectOperand {...common} label={label} options={Object.fromEntries(words)} />;
  }
  if (filter.picker)
    return <RecordOperand {...common} label={label} values={values} load={filter.picker} />;
  const one = { label, name: parameter, value, autoFocus: isFirst };
  if (operandOf(comparison) === 'range') return <RangeOperand {...one} kind={kind} />;
  if (kind === 'day' || kind === 'moment') {
    const takesPresets = filter.comparisons[comparison]?.accepts('today') ?? false;
    return <DayOperand {...one} takesPresets={takesPresets} />;
  }
  return (
    <label>
      {label}
      {takesSeveral ? <Lines {...props} /> : <Line {...props} />}
    </label>
  );
}

interface SelectOperandProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly autoFocus: boolean;
  /** Value → what people read. */
  readonly options: Readonly<Record<string, string>>;
}

function SelectOperand({ label, options, ...select }: SelectOperandProps) {
  const locale = useLocale();
  return (
    <label>
      {label}
      <select {...select}>
        <option value="">{t('Any', locale)}</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChoicesOperand(props: OperandProps & { readonly choices: readonly string[] }) {
  const { filter, comparison, parameter, values, isFirst, choices } = props;
  const locale = useLocale();
  return (
    <fieldset className={styles.choices}>
      <legend>{t(choicesLabel(comparison), locale)}</legend>
      {choices.map((value, index) => (
        <label key={value}>
          <input
            type="checkbox"
            name={parameter}
            value={value}
            defaultChecked={values.includes(value)}
            autoFocus={isFirst && index === 0}
          />
          {choiceInWords(filter, value, locale)}
        </label>
      ))}
    </fieldset>
  );
}

/** Several texts or numbers, each on a line. */
function Lines({ parameter, values, isFirst, suggesting }: OperandProps) {
  const locale = useLocale();
  return (
    <textarea
      name={parameter}
      autoFocus={isFirst}
      {...(suggesting && suggestingLines(suggesting))}
      defaultValue={values.join('\n')}
      rows={1}
      placeholder={t('One per line', locale)}
      onKeyDown={(event) => {
        suggesting?.on.onKeyDown(event);
        submitOnEnter(event);
      }}
    />
  );
}

/** One text or number. */
function Line({ filter, comparison, parameter, values, isFirst, suggesting }: OperandProps) {
  const { kind } = filter;
  return (
    <input
      name={parameter}
      defaultValue={values[0] ?? ''}
      autoFocus={isFirst}
      {...(suggesting && { ...suggestingLines(suggesting), ...combobox(suggesting) })}
      type="text"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      placeholder={exampleFor(kind, comparison)}
    />
  );
}

/** What suggests values for a text of several lines, which has no role but its own. */
function suggestingLines({ isOpen, listId, activeId, ref, on }: Suggesting) {
  return {
    ...on,
    ref,
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': activeId,
  };
}

function combobox({ isOpen }: Suggesting) {
  return { role: 'combobox', 'aria-expanded': isOpen };
}

/** Most people look for one value: Enter applies it, as in other inputs. Shift and Enter begin another line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  if (event.isDefaultPrevented()) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
