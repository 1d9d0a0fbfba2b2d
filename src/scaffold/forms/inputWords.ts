import { getNamedType } from 'graphql';
import { withoutMinor } from '../../model/fields/moneyWords.ts';
import { countsSmallestUnit } from '../../model/fields/smallestUnit.ts';
import type { Relation } from '../../model/types/relations.ts';
import { enteredLabel, shownLabel } from '../../model/wording/units.ts';
import { helpOf } from '../records/help.ts';
import type { InputContext, InputField, InputKind, InputMeaning, InputPlan } from './inputPlan.ts';

/** How an input is called, and what is said about it below. @param relation whose records are chosen there */
export function wordsOf(
  input: InputField,
  kind: InputKind,
  { same, field }: InputMeaning,
  relation: Relation | null,
  { owner }: InputContext,
): Pick<InputPlan, 'label' | 'help'> {
  const label = labelOf(input, kind, { relation, same });
  const description = input.description ?? field?.description ?? null;
  const about = kind.saysUnit ? withoutMinor(description) : description;
  return { label, help: helpOf(about, label, owner?.resource.label ?? '') };
}

function labelOf(
  input: InputField,
  kind: InputKind,
  { relation, same }: Pick<InputMeaning, 'relation' | 'same'>,
): string {
  const ownLabel = enteredLabel(input.name, input.type);
  const given = kind.saysUnit && input.label === ownLabel ? undefined : input.label;
  const inUnit = kind.saysUnit ? shownLabel(input.name, input.type, true, () => false) : null;
  const named = relation?.label ?? given ?? inUnit ?? ownLabel;
  // A value shown in a unit is entered in the field's unit.
  const label = same && !named.startsWith(`${same.label} (`) ? same.label : named;
  return countsCoins(input, kind) && !label.endsWith(')') ? `${label} (minor unit)` : label;
}

/** Whether an amount is entered as the number of cents that the schema has, since its currency is not known. */
function countsCoins({ type }: InputField, { make, money }: InputKind): boolean {
  const isNumber = ['integer', 'float', 'decimal', 'exactNumber'].includes(make);
  return isNumber && money === undefined && countsSmallestUnit(getNamedType(type));
}
