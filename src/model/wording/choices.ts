import type { GraphQLEnumType } from 'graphql';
import type { Choice } from '../types/fields.ts';
import { isDeprecated } from '../shapes/typeShapes.ts';
import { choiceLabel } from './labels.ts';
import { toneOf } from './tones.ts';

/** The values of an enum in the schema's order, as a person reads them. */
export function readChoices(type: GraphQLEnumType): Choice[] {
  const values = type.getValues();
  // Country, currency and language codes are read as they are.
  const codes =
    values.every((value) => /^[A-Z]{2,3}(_[A-Z]{2,4})?$/.test(value.name)) &&
    (values.length > 20 || /currency|country|language|locale/i.test(type.name));
  const names = values.map(({ name }) => name);
  return values.map((value) => ({
    value: value.name,
    label: codes || isInitials(value.name, names) ? value.name : choiceLabel(value.name),
    tone: codes ? 'neutral' : toneOf(value.name),
    description: value.description ?? null,
    deprecated: isDeprecated(value),
  }));
}

const SHORT_WORD = /^[A-Z]{2,4}$/;

/** `DHL`, and `UPS` beside it: short words are initials where most of the enum's values are unpronounceable. */
function isInitials(name: string, names: readonly string[]): boolean {
  if (!SHORT_WORD.test(name)) return false;
  const short = names.filter((other) => SHORT_WORD.test(other));
  return short.filter((other) => !/[AEIOUY]/.test(other)).length > short.length / 2;
}
