import type { GraphQLEnumType } from 'graphql';
import { choiceLabel } from './labels.ts';
import type { Choice } from './model.ts';
import { toneOf } from './tones.ts';
import { isDeprecated } from './typeShapes.ts';

/** The values of an enum in the schema's order, as a person reads them. */
export function readChoices(type: GraphQLEnumType): Choice[] {
  const values = type.getValues();
  // Country and currency codes are read as they are.
  const codes = values.length > 20 && values.every((value) => /^[A-Z]{2,3}(_[A-Z]{2,4})?$/.test(value.name));
  return values.map((value) => ({
    value: value.name,
    label: codes ? value.name : choiceLabel(value.name),
    tone: codes ? 'neutral' : toneOf(value.name),
    description: value.description ?? null,
    deprecated: isDeprecated(value),
  }));
}
