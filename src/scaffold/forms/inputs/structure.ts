import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { text, property } from '../../code/docs.ts';
import type { ChooseKind } from '../inputPlan.ts';

/**
 * An input object that cannot be laid out, or values in lists of lists: they are entered as JSON, and
 * checked by their type as GraphQL prints it. The values of an existing record cannot be read in this way.
 */
export const structureKind: ChooseKind = ({ type }, { planner, isThere }) => {
  if (isThere) return null;
  const named = getNamedType(type);
  return {
    make: 'structure',
    from: 'src/ui/form/inputs/structure.tsx',
    structure: {
      type: isInputObjectType(named) ? named.name : null,
      isList: isListType(getNullableType(type)),
    },
    options: [
      `type: ${text(String(getNullableType(type)))}`,
      ...(isInputObjectType(named) ? [property('types', planner.inputTypes(named.name))] : []),
    ],
  };
};
