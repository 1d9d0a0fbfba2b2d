import { getNullableType, isScalarType } from 'graphql';
import { text } from '../../code/docs.ts';
import { splitWords } from '../../../model/wording/words.ts';
import type { ChooseKind } from '../inputPlan.ts';
import { LONG_TEXT, scalarInput, TEXT } from './scalars.ts';

/** A text that is a secret; any other secret is entered as a value of its type is. */
export const secretKind: ChooseKind = ({ name, type }, { planner, isSecret }) => {
  const scalar = getNullableType(type);
  if (!isSecret || !isScalarType(scalar)) return null;
  const { make } = scalarInput(scalar, planner, null, {});
  // `password: Hash` is a text, whatever the scalar `Hash` is otherwise.
  const isText = make === 'text' || (make === 'json' && /^hash$/i.test(scalar.name));
  if (!isText) return null;
  const words = splitWords(name);
  // Keys and the like are pasted with their line breaks.
  if (words.includes('private') || words.at(-1) === 'credentials') return LONG_TEXT;
  return { ...TEXT, options: [`format: ${text('secret')}`], saysSecret: true };
};
