import { compareDecimals, isMultiple } from './decimals.ts';

/** What the schema says of a text besides its format. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that is found in it. */
  readonly pattern?: string;
}

/** What the schema says of a number. A text holds a limit that a floating-point number cannot. */
export interface NumberLimits {
  readonly min?: number | string;
  readonly max?: number | string;
  /** It has to be more than this. */
  readonly above?: number | string;
  readonly below?: number | string;
  readonly multipleOf?: number | string;
}

/** What the schema says of a list. */
export interface ListLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** What is wrong with a text, for a person; null for nothing. */
export function textProblem(held: string, limits: TextLimits): string | null {
  const { minLength, maxLength, pattern } = limits;
  // Backends count characters in different ways: only what none of them takes is refused here.
  const least = [...held].length;
  if (minLength !== undefined && held.length < minLength)
    return `This has to have ${characters(minLength)} at least.`;
  if (maxLength !== undefined && least > maxLength)
    return `This has ${characters(least)}; the most is ${maxLength}.`;
  if (pattern !== undefined && !new RegExp(pattern).test(held))
    return `This is not written as it has to be (${pattern}).`;
  return null;
}

/** Likewise of a number, which is a text so that no digit gets lost. */
export function numberProblem(held: string, limits: NumberLimits): string | null {
  const { min, max, above, below, multipleOf } = limits;
  const compared = (limit: number | string) => compareDecimals(held, String(limit));
  if (min !== undefined && compared(min) < 0) return `This has to be ${min} or more.`;
  if (max !== undefined && compared(max) > 0) return `This has to be ${max} or less.`;
  if (above !== undefined && compared(above) <= 0) return `This has to be more than ${above}.`;
  if (below !== undefined && compared(below) >= 0) return `This has to be less than ${below}.`;
  if (multipleOf !== undefined && !isMultiple(held, String(multipleOf)))
    return `This has to be a multiple of ${multipleOf}.`;
  return null;
}

/** Likewise of how many values a list has. */
export function countProblem(count: number, { minItems, maxItems }: ListLimits): string | null {
  if (minItems !== undefined && count < minItems) return `At least ${minItems} are needed.`;
  if (maxItems !== undefined && count > maxItems) return `At most ${maxItems} are taken.`;
  return null;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
