import { getNamedType, type GraphQLInputType, type GraphQLOutputType } from 'graphql';
import { leafKind, NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import { isList } from '../shapes/typeShapes.ts';
import { fieldLabel } from './labels.ts';
import { splitWords } from './words.ts';

/** Units at the end of names of numbers, and how they are written after the number. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ...['percent', 'percentage', 'pct'].map((word) => [word, '%'] as const),
  ...['cents', 'bytes', 'seconds', 'milliseconds', 'ms', 'grams', 'kilograms', 'px', 'pixels'].map(
    (word) => [word, word] as const,
  ),
  ['minor', 'minor unit'],
  ...['mg', 'kg', 'lb', 'lbs', 'oz', 'mm', 'cm', 'km', 'ml'].map((word) => [word, word] as const),
]);

/** Units that amounts of money are counted in; people read and type whole ones. */
const COINS = new Set(['cents', 'minor unit']);

/** Words before a unit that change its meaning: `pricePerKg`, `last30Seconds`. */
const BELONGING = /^(per|last|next|past|every|total|version)$|\d$/;

/**
 * Label of a number that is entered or compared, with what it is counted in: `weightKg` → `Weight (kg)`,
 * `lossPercent` → `Loss (%)`, `priceInCents` → `Price (cents)`. For other fields it is the field's label.
 */
export function enteredLabel(name: string, type: GraphQLInputType | GraphQLOutputType): string {
  const counted = countedIn(name, type);
  return counted ? `${counted.label} (${counted.unit})` : fieldLabel(name);
}

/**
 * Label of a number that is shown. Its unit is left out where the value says it: 1250 cents are
 * €12.50, 90 seconds a minute and a half.
 *
 * @param saysUnit whether it does
 * @param isTaken whether another field of the record has that label
 */
export function shownLabel(
  name: string,
  type: GraphQLInputType | GraphQLOutputType,
  saysUnit: boolean,
  isTaken: (label: string) => boolean,
): string {
  const counted = saysUnit ? countedIn(name, type) : null;
  if (!counted || counted.unit === '%') return enteredLabel(name, type);
  if (!isTaken(counted.label)) return counted.label;
  // €12.50 is no number of cents, whatever is beside it.
  return COINS.has(counted.unit) ? `${counted.label} amount` : enteredLabel(name, type);
}

function countedIn(
  name: string,
  type: GraphQLInputType | GraphQLOutputType,
): { label: string; unit: string } | null {
  const words = splitWords(name);
  const unit = UNITS.get(words.at(-1) ?? '');
  if (unit === undefined || words.length < 2 || isList(type)) return null;
  if (BELONGING.test(words.at(-2) ?? '') || !NUMBER_KINDS.includes(leafKind(getNamedType(type))))
    return null;
  return { label: fieldLabel(name).replace(/( in)? \S+$/i, ''), unit };
}
