import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { formatNames } from '../../../locale/names.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { filterLabel } from './filterLabel.ts';
import { Operand, type OperandSetting, type TextField } from './Operand.tsx';
import { linesOf, offeredValues, openLine, withValue } from './suggestions.ts';
import type { SuggestedValue } from './suggestValues.ts';
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
  const equality = operands.find(({ comparison }) => comparison === '');
  const field = useRef<TextField | null>(null);
  const typedIn = useRef<TextField | null>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(equality?.values ?? []);
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState('');
  const offered = offeredValues(values, typed, chosen);
  const current = offered.length > active ? active : -1;

  const inputs = useRef<HTMLDivElement>(null);
  const wantWhereFocused = useEffectEvent(() => {
    if (inputs.current?.contains(document.activeElement)) want();
  });
  // A page that arrives with the filter has given its input the focus before anybody could hear of it.
  useEffect(() => wantWhereFocused(), []);

  const follow = ({ currentTarget }: SyntheticEvent<TextField>) => {
    typedIn.current = currentTarget;
    const { value } = currentTarget;
    setTyped(currentTarget === field.current ? openLine(value, values) : value);
    if (field.current) setChosen(linesOf(field.current.value));
    setActive(-1);
    want();
  };
  const choose = (value: string) => {
    const input = field.current;
    if (!input) return;
    input.value = equality?.takesSeveral ? withValue(input.value, value, values) : value;
    // What was typed to find it would be a condition of its own.
    if (typedIn.current && typedIn.current !== input) typedIn.current.value = '';
    const all = linesOf(input.value);
    setChosen(all);
    setTyped('');
    setActive(-1);
    setSaid(
      t('{field} is {value}', locale, {
        field: filterLabel(filter, locale),
        value: formatNames(all, locale, 'disjunction'),
      }),
    );
  };
  const onKeyDown = (event: KeyboardEvent<TextField>) => {
    const next = nextActive(event, current, offered.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault();
      choose(offered[current].value);
    } else if (event.key === 'Escape' && current >= 0) {
      event.stopPropagation();
      setActive(-1);
    }
  };
  const suggesting = {
    isOpen: offered.length > 0,
    listId: `${id}-list`,
    activeId: current >= 0 ? `${id}-${current}` : undefined,
    on: { onFocus: follow, onInput: follow, onKeyDown },
  };
  return (
    <>
      <div ref={inputs} className={styles.inputs}>
        {operands.map((operand, index) => (
          <Operand
            key={operand.comparison}
            {...operand}
            filter={filter}
            isFirst={index === 0}
            {...((operand === equality || operand.comparison === 'contains') && {
              suggesting: {
                ...suggesting,
                ...(operand === equality && {
                  ref: (element: TextField | null) => {
                    field.current = element;
                  },
                }),
              },
            })}
          />
        ))}
      </div>
      {offered.length > 0 && (
        <Suggestions id={id} values={offered} active={current} onChoose={choose} />
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

/** Where an arrow key leads among the suggestions; null where it does what it always does. */
function nextActive(
  { key, currentTarget }: KeyboardEvent<TextField>,
  active: number,
  count: number,
): number | null {
  if (count === 0) return null;
  if (key === 'ArrowUp') return active < 0 ? null : active - 1;
  // In several lines it leads to the next one, and from the last to the suggestions.
  const isAtEnd = currentTarget.selectionEnd === currentTarget.value.length;
  if (key !== 'ArrowDown' || (currentTarget.tagName === 'TEXTAREA' && !isAtEnd)) return null;
  return Math.min(active + 1, count - 1);
}
