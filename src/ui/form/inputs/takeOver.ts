import type { UseFormReturn } from 'react-hook-form';
import type { Environment } from 'relay-runtime';
import { currencyDigits, fromSmallestUnit, toSmallestUnit } from '../../../locale/currencyUnits.ts';
import { canonicalDecimal, isDecimal } from '../../../locale/decimals.ts';
import { valueOf } from '../../../relay/caught.ts';
import { pathBeside } from '../pathBeside.ts';
import type { AmountRead, Picked } from '../pickedAmount.ts';
import { readPicked } from '../readPicked.ts';
import { fillIn } from './filledIn.ts';
import type { CurrencyPlace, MoneyState } from './moneyState.ts';
import { isUnchosen, type RelationState } from '../unchosen.ts';
import { textOf } from './textOfRecord.ts';

interface Taking {
  readonly environment: Environment;
  readonly form: Pick<UseFormReturn, 'control' | 'getValues' | 'setValue' | 'watch'>;
  readonly picked: Picked;
  readonly place: CurrencyPlace;
  /** The path of the amount in the form. */
  readonly name: string;
  readonly onChange: (value: MoneyState) => void;
}

/**
 * Fills in the amount of the record that was just picked, where nothing is typed. What was brought along by the record
 * picked before goes first, so that it is never sent with another one. What cannot be read is left to the person.
 */
export async function takeOver({ environment, picked, ...taking }: Taking): Promise<void> {
  const { form, name, place, onChange } = taking;
  const by = pathBeside(name, picked.by);
  const pickedNow = () => {
    const state = form.getValues(by) as RelationState | undefined;
    return isUnchosen(state) ? null : state;
  };
  const record = pickedNow();
  if (!record || !isOpen(amountIn(taking))) return;
  giveBack(taking);
  const found = await readPicked(environment, await picked.amount(), record.key);
  if (!found || pickedNow()?.key !== record.key || !isOpen(amountIn(taking))) return;
  const own = currencyOfForm(taking);
  const taken = amountFor(found, own);
  if (!taken) return;
  const withCurrency = own === null && taken.currency !== null;
  const input = currencyPath(place, taking);
  if (withCurrency && input !== null) fillIn(form, input, taken.currency);
  onChange({ ...taken, taken: { from: record.title ?? String(record.key), withCurrency } });
}

/** Takes away what was brought along once the form has another currency than it is in. */
export function leaveOther(state: Held): void {
  const { taken, currency } = amountIn(state);
  const own = currencyOfForm(state);
  if (taken && currency !== null && own !== null && !isSameCode(own, currency))
    state.onChange({ amount: null, currency: own });
}

type Held = Pick<Taking, 'form' | 'name' | 'place' | 'onChange'>;

function amountIn({ form, name }: Held): MoneyState {
  return form.getValues(name) as MoneyState;
}

/** Whether nobody typed an amount. */
function isOpen({ amount, taken }: MoneyState): boolean {
  return amount === null || taken !== undefined;
}

/** Takes away what another record brought along. */
function giveBack(state: Held): void {
  const { form, place, onChange } = state;
  const { taken, currency } = amountIn(state);
  if (!taken) return;
  const input = currencyPath(place, state);
  const isStill = input !== null && form.getValues(input) === currency;
  if (taken.withCurrency && isStill) form.setValue(input, '', { shouldDirty: true });
  onChange({ amount: null, currency: taken.withCurrency ? null : currency });
}

/** The path of the input with the currency; null where this form has none. */
function currencyPath({ currencyInput }: CurrencyPlace, { form, name }: Held): string | null {
  const path = currencyInput === undefined ? null : pathBeside(name, currencyInput);
  return path === null || form.getValues(path) === undefined ? null : path;
}

/** The currency that the form has for the amount; null where it is open. */
function currencyOfForm(state: Held): string | null {
  const { form, place } = state;
  const input = currencyPath(place, state);
  if (place.currency !== undefined) return place.currency;
  return input === null ? amountIn(state).currency : textOf(form.getValues(input));
}

/**
 * A record's amount in whole units of its currency.
 *
 * @param own the currency of the form, as far as it has one
 * @returns null where there is none, or one in another currency
 */
export function amountFor({ unit, ...read }: AmountRead, own: string | null): MoneyState | null {
  const amount = String(valueOf(read.amount));
  const currency = textOf(read.currency);
  const isSame = own === null || currency === null || isSameCode(own, currency);
  if (!isDecimal(amount) || !isSame) return null;
  const digits = currencyDigits(currency ?? own);
  const plain = canonicalDecimal(amount);
  // As prices are written, however many decimals the schema has: 12.5 and 12.5000 are 12.50.
  const units = unit === 'minor' ? plain : toSmallestUnit(plain, digits);
  return { amount: fromSmallestUnit(units, digits), currency: own ?? currency };
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
