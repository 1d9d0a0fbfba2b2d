import { useId, type FormEvent, type KeyboardEvent } from 'react';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { inSentence, t } from '../../../locale/translate.ts';
import { choiceInWords } from './choiceInWords.ts';
import { FilterCancel, useFilterEscape } from './FilterCancel.tsx';
import { filterLabel } from './filterLabel.ts';
import { groupWords } from './groupWords.ts';
import { parameterOf, partsOf } from '../../../lists/filters/comparisons.ts';
import {
  choicesLabel,
  comparisonWords,
  operandOf,
  type Comparison,
} from '../../../lists/filters/operators.ts';
import { exampleFor } from '../../../lists/filters/examples.ts';
import { HiddenInputs } from '../HiddenInputs.tsx';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { DayOperand } from './DayOperand.tsx';
import { RangeOperand } from './RangeOperand.tsx';
import { RecordOperand } from './RecordOperand.tsx';
import { hiddenParameters } from '../listForm.ts';
import type { ComparisonSetting, FilterSetting } from '../../../lists/listSettings.ts';
import { typedNumbers, writtenInParameter } from '../../../lists/filters/typedNumbers.ts';
import styles from './filterEditor.module.css';
import { withBasePath } from '../../../address/basePath.ts';

interface FilterEditorProps {
  readonly path: string;
  readonly address: ListAddress;
  readonly name: string;
  /** Its OR group; empty outside of groups. */
  readonly group: string;
  readonly filter: FilterSetting<unknown>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form of one filter, with an input for each comparison. Empty inputs are not sent. */
export function FilterEditor(props: FilterEditorProps) {
  const { path, address, name, group, filter, onSubmit } = props;
  const locale = useLocale();
  const title = useId();
  const onKeyDown = useFilterEscape(props);
  const comparisons = Object.entries<ComparisonSetting<unknown>>(filter.comparisons).filter(
    ([comparison]) => canBeEntered(filter) || operandOf(comparison as Comparison) === 'presence',
  );
  return (
    <form
      method="get"
      action={withBasePath(path)}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className={styles.editor}
      aria-labelledby={title}
    >
      <h2 id={title} className={styles.title}>
        {group === ''
          ? filterLabel(filter, locale)
          : t(groupWords(group).form, locale, {
              field: filter.through
                ? filterLabel(filter, locale)
                : inSentence(filter.label, locale),
            })}
      </h2>
      <div className={styles.inputs}>
        {comparisons.map(([comparison, { takesSeveral }], index) => (
          <Operand
            key={comparison}
            filter={filter}
            comparison={comparison as Comparison}
            parameter={parameterOf(name, comparison as Comparison, group)}
            values={(address.filters[parameterOf(name, comparison as Comparison, group)] ?? []).map(
              (text) => (filter.kind === 'number' ? typedNumbers(text, locale) : text),
            )}
            takesSeveral={takesSeveral}
            isFirst={index === 0}
          />
        ))}
      </div>
      {filter.kind === 'number' && (
        <input type="hidden" name={writtenInParameter(name, group)} value={locale.language} />
      )}
      <HiddenInputs
        parameters={hiddenParameters(address, (parameter) => {
          const [asked, , ownGroup] = partsOf(parameter);
          return asked === name && ownGroup === group;
        })}
      />
      <div className={styles.actions}>
        <button type="submit" className={buttons.primary}>
          {t('Apply', locale)}
        </button>
        <FilterCancel path={path} address={address} />
      </div>
    </form>
  );
}

/** Whether there is a way to give a value: a record is found by its picker. */
function canBeEntered({ kind, picker }: FilterSetting<unknown>): boolean {
  return kind !== 'record' || picker !== undefined;
}

interface OperandProps {
  readonly filter: FilterSetting<unknown>;
  readonly comparison: Comparison;
  readonly parameter: string;
  readonly values: readonly string[];
  readonly takesSeveral: boolean;
  /** Gets the focus, because a person opened the form. */
  readonly isFirst: boolean;
}

function Operand(props: OperandProps) {
  const { filter, comparison, parameter, values, takesSeveral, isFirst } = props;
  const { kind, choices } = filter;
  const locale = useLocale();
  const label = t(comparisonWords(comparison, kind).label, locale);
  const common = { name: parameter, defaultValue: values[0] ?? '', autoFocus: isFirst };
  if (operandOf(comparison) === 'presence') {
    return (
      <label>
        {label}
        <select {...common}>
          <option value="">{t('Any', locale)}</option>
          <option value="true">{t('Yes', locale)}</option>
          <option value="false">{t('No', locale)}</option>
        </select>
      </label>
    );
  }
  if (choices && takesSeveral) {
    return (
      <fieldset className={styles.choices}>
        <legend>{t(choicesLabel(comparison), locale)}</legend>
        {Object.keys(choices).map((value, index) => (
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
  if (choices) {
    return (
      <label>
        {label}
        <select {...common}>
          <option value="">{t('Any', locale)}</option>
          {Object.keys(choices).map((value) => (
            <option key={value} value={value}>
              {choiceInWords(filter, value, locale)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (filter.picker)
    return <RecordOperand {...common} label={label} values={values} load={filter.picker} />;
  if (operandOf(comparison) === 'range') {
    return (
      <RangeOperand
        label={label}
        kind={kind}
        name={parameter}
        value={values[0] ?? ''}
        autoFocus={isFirst}
      />
    );
  }
  if (kind === 'day' || kind === 'moment') {
    const takesPresets = filter.comparisons[comparison]?.accepts('today') ?? false;
    return (
      <DayOperand
        label={label}
        name={parameter}
        value={values[0] ?? ''}
        takesPresets={takesPresets}
        autoFocus={isFirst}
      />
    );
  }
  if (takesSeveral) {
    return (
      <label>
        {label}
        <textarea
          {...common}
          defaultValue={values.join('\n')}
          rows={1}
          placeholder={t('One per line', locale)}
          onKeyDown={submitOnEnter}
        />
      </label>
    );
  }
  return (
    <label>
      {label}
      <input
        {...common}
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        placeholder={exampleFor(kind, comparison)}
      />
    </label>
  );
}

/** Most people look for one value: Enter applies it, as in other inputs. Shift and Enter begin another line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
