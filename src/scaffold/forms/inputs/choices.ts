import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  type GraphQLEnumType,
} from 'graphql';
import { listsLanguages } from '../../../model/fields/translations.ts';
import { property } from '../../code/docs.ts';
import type { Planner } from '../../planner.ts';
import type { ChooseKind, InputKind } from '../inputPlan.ts';

/** An enum of more values would make its list unusable. */
const MOST_CHOICES = 1000;

/** One value of an enum: `choice({ choices })`, `language({ choices })`. */
export const choiceKind: ChooseKind = ({ type }, { planner }) => {
  const named = getNullableType(type);
  if (!isEnumType(named)) return null;
  if (listsLanguages(named))
    return made('language', 'src/ui/form/inputs/language.tsx', planner, named);
  return isShort(named) ? made('choice', 'src/ui/form/inputs/choice.tsx', planner, named) : null;
};

/** Several values of an enum: `choices({ choices })`. */
export const choicesKind: ChooseKind = ({ type }, { planner }) => {
  const list = getNullableType(type);
  const named = getNamedType(type);
  const isOfEnum = isListType(list) && getNullableType(list.ofType) === named && isEnumType(named);
  return isOfEnum && isShort(named)
    ? made('choices', 'src/ui/form/inputs/choices.tsx', planner, named)
    : null;
};

function isShort(type: GraphQLEnumType): boolean {
  return type.getValues().length <= MOST_CHOICES;
}

function made(make: string, from: string, planner: Planner, { name }: GraphQLEnumType): InputKind {
  return { make, from, enum: name, options: [property('choices', planner.choices(name))] };
}
