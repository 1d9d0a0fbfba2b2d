import type { FieldNode } from 'graphql';
import type { Observations } from '../../model/observations.ts';
import type { BackendFailure } from '../request.ts';

/** Something to find out from the backend, by fields of Query. */
export interface Question {
  /** By the alias under which the response has it. */
  readonly fields: Readonly<Record<string, FieldNode>>;
  readonly read: (response: ProbeResponse) => Finding;
  /** Asked in a call of its own: a backend that does not understand it refuses the call as a whole. */
  readonly isApart?: true;
}

/** What a backend answered to the fields of one question. */
export interface ProbeResponse {
  /** By alias; null where the response has no data at all. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Paths begin with the alias. */
  readonly failures: readonly BackendFailure[];
}

/** What a response comes to. */
export interface Finding {
  readonly observed: Observations;
  /** Coordinates of fields that work. */
  readonly settled?: readonly string[];
  /** What can be asked only now. */
  readonly further?: readonly Question[];
}

/** Nothing is known, and nothing more to ask. */
export const NOTHING: Finding = { observed: {} };

/** The failures of one alias of a question. */
export function failuresOf({ failures }: ProbeResponse, alias: string): BackendFailure[] {
  return failures.filter(({ path }) => path[0] === alias);
}

/** The question, if there is one. */
export function present(question: Question | null): Question[] {
  return question ? [question] : [];
}
