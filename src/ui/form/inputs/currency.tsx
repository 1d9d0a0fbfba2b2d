import type { ControlProps, Input, InputWords } from '../input.ts';
import { Select } from './choice.tsx';
import { CURRENCY_CODES } from './currencyCodes.ts';

/** The currency of amounts beside it, by its ISO code in a text. */
export function currency(words: InputWords & Pick<Input, 'picked'> = {}): Input<string, string> {
  return {
    ...words,
    empty: '',
    cleared: null,
    parse: String,
    isEmpty: (state) => state === '',
    check: () => [],
    serialize: (state) => state,
    format: (state) => state,
    fromText: (text) => ({ state: text.trim() }),
    Control: CurrencyControl,
  };
}

function CurrencyControl(props: ControlProps<string>) {
  return (
    <Select {...props} known={CURRENCY_CODES}>
      {CURRENCY_CODES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </Select>
  );
}
