import { withoutUnit } from '../../model/fields/moneyWords.ts';
import type { Field } from '../../model/types/fields.ts';
import { splitWords } from '../../model/wording/words.ts';
import type { ModuleNames } from '../moduleNames.ts';
import { camelCase } from '../names.ts';
import type { Module } from '../subject.ts';
import type { PickerPlan } from './pickers.ts';

/** An amount or a currency that a record has, and that forms take over once the record is picked in them. */
export interface PickedValuePlan extends Module {
  readonly picker: PickerPlan;
  readonly field: Field;
}

/** The values of picked records, each read by one module, whichever forms take it over. */
export class PickedValues {
  readonly #names: ModuleNames;
  readonly #planned = new Map<string, PickedValuePlan>();

  constructor(names: ModuleNames) {
    this.#names = names;
  }

  get all(): readonly PickedValuePlan[] {
    return [...this.#planned.values()];
  }

  of(picker: PickerPlan, field: Field): PickedValuePlan {
    const key = `${picker.name} ${field.name}`;
    const known = this.#planned.get(key);
    if (known) return known;
    const { owner } = picker;
    const words = camelCase(`${owner.base} ${amountWords(field.name).join(' ')}`);
    const planned = { ...this.#names.inPart(owner, 'pickers', words, 'ts'), picker, field };
    this.#planned.set(key, planned);
    return planned;
  }
}

/** The words of an amount's name without those for what it is counted in: `price` of `priceAmountCents`. */
export function amountWords(name: string): readonly string[] {
  const words = splitWords(name);
  const whole = withoutUnit(words) ?? words;
  return whole.length > 1 && whole.at(-1) === 'amount' ? whole.slice(0, -1) : whole;
}
