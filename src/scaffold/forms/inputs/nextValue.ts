import { getNullableType, isScalarType } from 'graphql';
import { singularWords, splitWords } from '../../../model/wording/words.ts';
import { property, text } from '../../code/docs.ts';
import type { ChooseKind } from '../inputPlan.ts';
import { isAction } from './recordCurrency.ts';

/** How the values are called that may come next: `nextStates`, `availableTransitions`. */
const NEXT = new Set('next available allowed possible permitted valid'.split(' '));

/** A text of which the record says what may come next: `state` beside `nextStates: [String!]!`. */
export const nextValueKind: ChooseKind = ({ name, type }, context) => {
  const scalar = getNullableType(type);
  if (!isScalarType(scalar) || scalar.name !== 'String' || !isAction(context)) return null;
  const last = splitWords(name).at(-1);
  const offered = context.current.find(({ name: own, list, kind, envelope }) => {
    const words = singularWords(splitWords(own));
    const isNext = words.length > 1 && NEXT.has(words[0] ?? '') && words.at(-1) === last;
    return isNext && list && kind === 'string' && !envelope;
  });
  if (!offered) return null;
  return {
    make: 'nextValue',
    from: 'src/ui/form/inputs/nextValue.tsx',
    options: [property('from', text(offered.name))],
    reads: [offered.name],
  };
};
