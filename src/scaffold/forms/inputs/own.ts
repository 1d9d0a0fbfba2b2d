import { getNullableType, isEnumType, isInputObjectType, isListType } from 'graphql';
import { property } from '../../code/docs.ts';
import type { ChooseKind } from '../inputPlan.ts';

/** An input that the team has for all values of a type: `money({ … })`. Of an enum, it gets the words, too. */
export const ownKind: ChooseKind = ({ type }, { planner }) => {
  const named = getNullableType(type);
  if (isListType(named)) return null;
  const { from, input } = planner.model.values[named.name] ?? {};
  if (from === undefined || input === undefined) return null;
  return {
    make: input,
    from,
    ...(isInputObjectType(named) && { isOfObject: true }),
    ...(isEnumType(named) && { options: [property('choices', planner.choices(named.name))] }),
  };
};
