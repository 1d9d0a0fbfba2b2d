import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { formatNames } from '../../../locale/names.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { filterLabel } from './filterLabel.ts';
import { Operand, type OperandSetting } from './Operand.tsx';
import type { SuggestedValue } from './suggestValues.ts';
import { useCombobox } from './useCombobox.ts';
import { useSuggestedValues } from './useSuggestedValues.ts';
import styles from './filterEditor.module.css';

interface TextOperandsProps {
  readonly list: AnyList;
  readonly address: ListAddress;
  readonly name: string;
  readonly group: string;
  readonly filter: FilterSetting<unknown>;
  readonly operands: readonly OperandSetting[];
}

/**
 * The inputs for a text, and below them values that records have. What is typed narrows them, and choosing one enters it
 * as what the text is. They stand in the page rather than over it, so that they hide nothing that is pressed next.
 */
export function TextOperands({ list, address, name, group, filter, operands }: TextOperandsProps) {
  const locale = useLocale();
  const id = useId();
  const [values, want] = useSuggestedValues({ list, name, filter, group, state: address });
  const [said, setSaid] = useState('');
  const field = filterLabel(filter, locale);
  const sayChosen = (all: readonly string[]) => {
    const value = formatNames(all, locale, 'disjunction');
    setSaid(t('{field} is {value}', locale, { field, value }));
  };
  const equality = operands.find(({ comparison }) => comparison === '');
  const combobox = useCombobox({ values, equality, onFollow: want, onChoose: sayChosen });
  const { offered, active, on } = combobox;
  const suggesting = {
    isOpen: offered.length > 0,
    listId: `${id}-list`,
    activeId: active >= 0 ? `${id}-${active}` : undefined,
    on,
  };
  const suggestingFor = (operand: OperandSetting) => {
    if (operand === equality) return { ...suggesting, ref: combobox.field };
    return operand.comparison === 'contains' ? suggesting : undefined;
  };

  const inputs = useRef<HTMLDivElement>(null);
  const wantWhereFocused = useEffectEvent(() => {
    if (inputs.current?.contains(document.activeElement)) want();
  });
  // A page that arrives with the filter has given its input the focus before anybody could hear of it.
  useEffect(() => wantWhereFocused(), []);

  return (
    <>
      <div ref={inputs} className={styles.inputs}>
        {operands.map((operand, index) => (
          <Operand
            key={operand.comparison}
            {...operand}
            filter={filter}
            isFirst={index === 0}
            suggesting={suggestingFor(operand)}
          />
        ))}
      </div>
      {offered.length > 0 && (
        <Suggestions id={id} values={offered} active={active} onChoose={combobox.choose} />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly values: readonly SuggestedValue[];
  /** Where the arrow keys are; -1 for nowhere. */
  readonly active: number;
  readonly onChoose: (value: string) => void;
}

function Suggestions({ id, values, active, onChoose }: SuggestionsProps) {
  const locale = useLocale();
  return (
    <div className={styles.suggestions}>
      <p id={`${id}-label`}>{t('Suggested values', locale)}</p>
      <ul id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`}>
        {values.map(({ value, count }, index) => (
          // Pressing one leaves the focus where a person types.
          <li
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(value)}
          >
            {value} {count !== null && <small>{formatNumber(count, locale)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
