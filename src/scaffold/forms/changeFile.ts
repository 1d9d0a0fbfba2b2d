import { artifactType } from '../code/scope.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';
import { payloadCode, type PayloadCode } from './payloadCode.ts';
import { payloadPattern, changeCode, type PayloadPattern, type ChangeCode } from './formCode.ts';
import type { SentPlan } from './sent.ts';

/** The code for a mutation, which its file is composed of. */
export interface ChangeFile {
  /** The mutation's artifact: the type of its variables and its response. */
  readonly artifact: string;
  readonly pattern: PayloadPattern;
  readonly payload: PayloadCode;
  /** The mutation, and how its payload is read. */
  readonly change: ChangeCode;
}

/**
 * Prints the parts of a mutation that changes records of a resource.
 *
 * @param isGone whether there is no record any more once it is done
 */
export function startChangeFile(
  plan: Plan,
  owner: Subject,
  module: Module,
  sent: SentPlan,
  { isGone = false } = {},
): ChangeFile {
  const { mutation, field } = sent;
  const artifact = artifactType(`${module.name}Mutation`);
  const pattern = payloadPattern(plan, mutation);
  const payload = payloadCode(plan, owner, field, mutation, pattern.expression, { isGone });
  const change = changeCode(artifact, sent, payload, pattern);
  return { artifact, pattern, payload, change };
}
