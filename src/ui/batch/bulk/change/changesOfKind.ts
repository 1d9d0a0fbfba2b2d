import type { ValueKind } from '../../../form/input.ts';
import { MONEY_CHANGES, NUMBER_CHANGES } from './amountChanges.ts';
import { DAY_CHANGES, MOMENT_CHANGES } from './dateChanges.ts';
import { CHOICES_CHANGES, LIST_CHANGES, RELATIONS_CHANGES } from './listChanges.ts';
import type { RelativeChange } from './relativeChange.ts';
import { TEXT_CHANGES } from './textChanges.ts';

/** The changes that start from the present value, by the kind of the input. */
export const CHANGES_OF_KIND: Readonly<Record<ValueKind, readonly RelativeChange[]>> = {
  integer: NUMBER_CHANGES,
  decimal: NUMBER_CHANGES,
  float: NUMBER_CHANGES,
  money: MONEY_CHANGES,
  day: DAY_CHANGES,
  moment: MOMENT_CHANGES,
  text: TEXT_CHANGES,
  choices: CHOICES_CHANGES,
  list: LIST_CHANGES,
  relations: RELATIONS_CHANGES,
};
