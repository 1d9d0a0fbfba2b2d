import { useId, type FormEvent } from 'react';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { inSentence, t } from '../../../locale/translate.ts';
import { FilterCancel, useFilterEscape } from './FilterCancel.tsx';
import { filterLabel } from './filterLabel.ts';
import { groupWords } from './groupWords.ts';
import { parameterOf, partsOf } from '../../../lists/filters/comparisons.ts';
import { operandOf, type Comparison } from '../../../lists/filters/operators.ts';
import { HiddenInputs } from '../HiddenInputs.tsx';
import type { ListAddress } from '../../../lists/listAddress.ts';
import { Operand, type OperandSetting } from './Operand.tsx';
import type { AnyList } from '../listDefinition.ts';
import { hiddenParameters } from '../listForm.ts';
import type { ComparisonSetting, FilterSetting } from '../../../lists/listSettings.ts';
import { typedNumbers, writtenInParameter } from '../../../lists/filters/typedNumbers.ts';
import { TextOperands } from './TextOperands.tsx';
import styles from './filterEditor.module.css';
import { withBasePath } from '../../../address/basePath.ts';

interface FilterEditorProps {
  /** The list whose records have values to suggest, where there is one. */
  readonly list?: AnyList;
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
  const { list, path, address, name, group, filter, onSubmit } = props;
  const locale = useLocale();
  const title = useId();
  const onKeyDown = useFilterEscape(props);
  const { common, others } = byUse(operandsOf(props, locale));
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
        {titleOf(filter, group, locale)}
      </h2>
      {list && isFreeText(filter) ? (
        <TextOperands
          list={list}
          address={address}
          name={name}
          group={group}
          filter={filter}
          operands={common}
        />
      ) : (
        <div className={styles.inputs}>
          {common.map((operand, index) => (
            <Operand key={operand.comparison} {...operand} filter={filter} isFirst={index === 0} />
          ))}
        </div>
      )}
      {others.length > 0 && <MoreOperands operands={others} filter={filter} />}
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

interface MoreOperandsProps {
  readonly operands: readonly OperandSetting[];
  readonly filter: FilterSetting<unknown>;
}

/** What few people ask of a field: folded, unless the address asks for it. */
function MoreOperands({ operands, filter }: MoreOperandsProps) {
  const locale = useLocale();
  return (
    <details className={styles.others} open={operands.some(({ values }) => values.length > 0)}>
      <summary>{t('More comparisons', locale)}</summary>
      <div className={styles.inputs}>
        {operands.map((operand) => (
          <Operand key={operand.comparison} {...operand} filter={filter} isFirst={false} />
        ))}
      </div>
    </details>
  );
}

/** What a filter can be compared with, with the values that the address has, as they are typed. */
function operandsOf(
  { address, name, group, filter }: FilterEditorProps,
  locale: Locale,
): readonly OperandSetting[] {
  const typed = (text: string) => (filter.kind === 'number' ? typedNumbers(text, locale) : text);
  const operands = Object.entries<ComparisonSetting<unknown>>(filter.comparisons).flatMap(
    ([key, { takesSeveral }]) => {
      const comparison = key as Comparison;
      if (!canBeEntered(filter) && operandOf(comparison) !== 'presence') return [];
      const parameter = parameterOf(name, comparison, group);
      const values = (address.filters[parameter] ?? []).map(typed);
      return [{ comparison, parameter, values, takesSeveral }];
    },
  );
  return isFreeText(filter) ? containsFirst(operands) : operands;
}

/** The name of the filter; in a group, what its form adds to that. */
function titleOf(filter: FilterSetting<unknown>, group: string, locale: Locale): string {
  const label = filterLabel(filter, locale);
  if (group === '') return label;
  const field = filter.through ? label : inSentence(filter.label, locale);
  return t(groupWords(group).form, locale, { field });
}

/** Whether a text is typed, of which values can be suggested. */
function isFreeText({ kind, choices, comparisons }: FilterSetting<unknown>): boolean {
  return kind === 'text' && !choices && comparisons[''] !== undefined;
}

/** Of a text people know a part rather than how it is written. */
function containsFirst(operands: readonly OperandSetting[]): OperandSetting[] {
  const isPart = ({ comparison }: OperandSetting) => comparison === 'contains';
  return [...operands.filter(isPart), ...operands.filter((operand) => !isPart(operand))];
}

/** What most people ask of a field: the others are folded where there are many. */
const COMMON: ReadonlySet<string> = new Set<Comparison>([
  '',
  'contains',
  'atLeast',
  'atMost',
  'includes',
  'overlaps',
  'hasKey',
]);

const MOST_IN_SIGHT = 4;

function byUse<One extends { readonly comparison: Comparison }>(operands: readonly One[]) {
  const common = operands.filter(({ comparison }) => COMMON.has(comparison));
  if (operands.length <= MOST_IN_SIGHT || common.length === 0)
    return { common: operands, others: [] };
  return { common, others: operands.filter((operand) => !common.includes(operand)) };
}

/** Whether there is a way to give a value: a record is found by its picker. */
function canBeEntered({ kind, picker }: FilterSetting<unknown>): boolean {
  return kind !== 'record' || picker !== undefined;
}
