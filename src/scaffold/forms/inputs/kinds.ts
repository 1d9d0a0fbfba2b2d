import { getNullableType, isListType } from 'graphql';
import type { ChooseKind, InputField, InputKind, KindContext } from '../inputPlan.ts';
import { choiceKind, choicesKind } from './choices.ts';
import { connectedRecord, connectedRecords, recordOfLink } from './connected.ts';
import { fileKind, filesKind } from './file.ts';
import { groupKind } from './group.ts';
import { listKind } from './list.ts';
import { currencyKind, moneyKind } from './money.ts';
import { nextValueKind } from './nextValue.ts';
import { ownKind } from './own.ts';
import { rangeKind } from './range.ts';
import { recordKind, recordsKind } from './records.ts';
import { scalarKind } from './scalars.ts';
import { secretKind } from './secret.ts';
import { structureKind } from './structure.ts';

/** The kinds of inputs, in order: the first that takes an input makes it. */
const FOR_VALUES: readonly ChooseKind[] = [
  secretKind,
  ownKind,
  choiceKind,
  connectedRecord,
  recordOfLink,
  rangeKind,
  moneyKind,
  groupKind,
  recordKind,
  currencyKind,
  fileKind,
  nextValueKind,
  scalarKind,
];
const FOR_LISTS: readonly ChooseKind[] = [
  connectedRecords,
  choicesKind,
  recordsKind,
  filesKind,
  listKind,
];

/** The kind of an input for a value that is no list. */
export const kindOfValue: ChooseKind = (input, context) => first(FOR_VALUES, input, context);

/** The kind of an input; null when none can show the record's value. */
export function kindOf(input: InputField, context: KindContext): InputKind | null {
  const isList = isListType(getNullableType(input.type));
  const kinds = isList ? FOR_LISTS : [connectedRecords, ...FOR_VALUES];
  return first([...kinds, structureKind], input, context);
}

function first(kinds: readonly ChooseKind[], input: InputField, context: KindContext) {
  for (const choose of kinds) {
    const kind = choose(input, context);
    if (kind) return kind;
  }
  return null;
}
