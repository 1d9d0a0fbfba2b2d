import type { Outcome } from '../../relay/mutation.ts';
import type { FormState } from './values.ts';
import type { Finding } from './VerifyOutcome.tsx';

/** Updates an input that the person has not changed to the record's current value. */
export type Take = (name: string, value: unknown) => void;

/**
 * Saves the form's values.
 *
 * @returns `unchanged` when the backend already has all of them, null when they must not be sent
 *   yet
 */
export type Save<Data> = (
  state: FormState,
  take: Take,
) => Promise<Outcome<Data> | 'unchanged' | null>;

/** Checks whether the backend has the form's values. @throws when it could not be read */
export type Check = (state: FormState, take: Take) => Promise<Finding>;
