import type { GraphQLEnumType, GraphQLEnumValue } from 'graphql';
import type { Choice } from '../types/fields.ts';
import { isDeprecated } from '../shapes/typeShapes.ts';
import { choiceLabel } from './labels.ts';
import { isFinal, readSteps } from './steps.ts';
import { tonesOf } from './tones.ts';
import { sameName } from './words.ts';

/** The values of an enum in the schema's order, as a person reads them. */
export function readChoices(type: GraphQLEnumType): Choice[] {
  const values = type.getValues();
  // Country, currency and language codes are read as they are.
  const codes =
    values.every((value) => /^[A-Z]{2,3}(_[A-Z]{2,4})?$/.test(value.name)) &&
    (values.length > 20 || /currency|country|language|locale/i.test(type.name));
  const names = values.map(({ name }) => name);
  const areNamed = values.every(isNamedByDescription);
  const labelOf = (value: GraphQLEnumValue) => {
    if (codes || isInitials(value.name, names)) return value.name;
    const isNamed = areNamed || isSpelledOut(value);
    return isNamed ? (value.description ?? '').trim() : numbered(value.name);
  };
  const tones = tonesOf(names, type.name);
  const steps = codes ? null : readSteps(names, type.name);
  return values.map((value, index) => ({
    value: value.name,
    label: labelOf(value),
    tone: codes ? 'neutral' : (tones[index] ?? 'neutral'),
    step: steps?.includes(value.name) ? steps.indexOf(value.name) + 1 : null,
    isFinal: steps !== null && !steps.includes(value.name) && isFinal(value.name),
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

/** `PG_13` as `PG-13`: two letters that nobody could speak are initials, which belong to the number behind them. */
function numbered(name: string): string {
  const [, initials, number] = /^([B-DF-HJ-NP-TV-XZ]{2})_(\d+)$/.exec(name) ?? [];
  return initials === undefined ? choiceLabel(name) : `${initials}-${number}`;
}

/** A few words without an end: a label rather than an explanation. */
const LABEL = /^[\p{Lu}\p{N}][^.!?:;\n]{0,29}$/u;

/** A value whose name says nothing: `_1`, `A`, `S2`. Its description may. */
function isNamedByDescription({ name, description }: GraphQLEnumValue): boolean {
  return /^(_?\d+|[A-Z]_?\d*)$/.test(name) && LABEL.test(description?.trim() ?? '');
}

/** `PG_13`, described as “PG-13”: the same with signs that a name cannot have. */
function isSpelledOut({ name, description }: GraphQLEnumValue): boolean {
  const text = description?.trim() ?? '';
  return LABEL.test(text) && /[^\w\s]/.test(text) && sameName(text) === sameName(name);
}
