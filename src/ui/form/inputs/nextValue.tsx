import { valueOf, type Caught } from '../../../relay/caught.ts';
import type { ControlProps, Input, InputWords } from '../input.ts';
import { MAX_BUTTONS, OneOfControl } from './choice.tsx';
import { TextControl } from './TextControl.tsx';

interface NextValueSettings extends InputWords {
  /** The record's field with the values that may come next. */
  readonly from: string;
}

/** What is chosen, and what is offered. */
interface NextValueState {
  readonly value: string;
  readonly offered: readonly string[];
}

const NOTHING: NextValueState = { value: '', offered: [] };

/** A text that has to be one of those that the record says may come next; any text where it says none. */
export function nextValue({ from, ...words }: NextValueSettings): Input<string, NextValueState> {
  const offeredBy = (record: Readonly<Record<string, unknown>> = {}) => {
    const found = valueOf(record[from] as Caught<readonly unknown[]>) ?? [];
    return found.filter((value) => typeof value === 'string');
  };
  return {
    ...words,
    empty: NOTHING,
    emptyOf: (record) => ({ ...NOTHING, offered: offeredBy(record) }),
    cleared: null,
    parse: (value, _locale, record) => ({ value: String(value), offered: offeredBy(record) }),
    canonical: ({ value }) => value,
    isEmpty: ({ value }) => value === '',
    check: () => [],
    serialize: ({ value }) => value,
    format: ({ value }) => value,
    fromText: (text) => ({ state: { ...NOTHING, value: text.trim() } }),
    Control,
  };
}

function Control({ value: state, onChange, ...props }: ControlProps<NextValueState>) {
  const { value, offered } = state;
  if (offered.length === 0)
    return (
      <TextControl
        {...props}
        value={value === '' ? null : value}
        onChange={(text) => onChange({ ...state, value: text ?? '' })}
      />
    );
  return (
    <OneOfControl
      {...props}
      value={value}
      onChange={(chosen) => onChange({ ...state, value: chosen })}
      values={offered.map((each) => [each, () => each])}
      isSmall={offered.length <= MAX_BUTTONS}
    />
  );
}
