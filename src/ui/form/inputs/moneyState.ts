import type { Caught } from '../../../relay/caught.ts';
import type { FormState } from '../values.ts';
import { textOf, textOfRecord } from './textOfRecord.ts';
import type { TextState } from './textState.ts';

/** An amount as people write it, in whole units of its currency, and the currency's code as far as it is known. */
export interface MoneyState {
  readonly amount: TextState;
  readonly currency: string | null;
  /** The sign or the code of a currency that was written with it, and may be another one's. */
  readonly written?: string;
  /** It came with a record that was picked in the same form, until a person changes it. */
  readonly taken?: TakenAmount;
}

export interface TakenAmount {
  /** What the record is called. */
  readonly from: string;
  /** The input of the currency was filled in with it. */
  readonly withCurrency: boolean;
}

/** Where the currency of an amount is, besides in the amount itself. */
export interface CurrencyPlace {
  /** The code, where it is always the same. */
  readonly currency?: string;
  /** The name of the input with the code, in the same form. */
  readonly currencyInput?: string;
  /** The code that the backend takes where that input is left empty, and where neither an input nor a record has one. */
  readonly currencyDefault?: string;
  /** The path of the code in the record, where no input has it. */
  readonly currencyOf?: readonly string[];
}

/** The currency of an amount, of the inputs beside it before that of the record. */
export function currencyIn(
  place: CurrencyPlace,
  state: MoneyState,
  beside: FormState | undefined,
): string | null {
  const { currency, currencyInput, currencyDefault } = place;
  if (currency !== undefined) return currency;
  if (currencyInput !== undefined && beside && Object.hasOwn(beside, currencyInput))
    return textOf(beside[currencyInput] as Caught<unknown>) ?? currencyDefault ?? null;
  return state.currency ?? withoutInput(place);
}

/** The currency that a record has for an amount. */
export function currencyOfRecord(place: CurrencyPlace, record: FormState = {}): string | null {
  const { currency, currencyInput, currencyOf } = place;
  if (currency !== undefined) return currency;
  const path = currencyOf ?? (currencyInput === undefined ? [] : [currencyInput]);
  return textOfRecord(record, path) ?? withoutInput(place);
}

/** The currency that the backend takes where no input says another. */
function withoutInput({ currencyInput, currencyDefault }: CurrencyPlace): string | null {
  return currencyInput === undefined ? (currencyDefault ?? null) : null;
}
