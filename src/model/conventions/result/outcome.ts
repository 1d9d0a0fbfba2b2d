import { getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLNamedType, GraphQLOutputType } from 'graphql';
import type { MutationResult } from '../../types/mutation.ts';
import { isErrorType, readErrors } from './errors.ts';
import { readStatus } from './status.ts';

/**
 * How to read success or failure from the response of a mutation that belongs to no resource.
 *
 * @param isRecord whether a type is a record's, whose fields do not describe the mutation
 */
export function readOutcome(
  type: GraphQLOutputType,
  isRecord: (type: GraphQLNamedType) => boolean,
): MutationResult {
  const named = getNamedType(type);
  const members = isUnionType(named) ? [...named.getTypes()] : [named];
  const failures = isUnionType(named) ? named.getTypes().filter(isErrorType) : [];
  const bodies = members
    .filter((member) => isObjectType(member) || isInterfaceType(member))
    .filter((member) => !isRecord(member) && !failures.some((failure) => failure === member));
  const errors = bodies.map(readErrors).find((found) => found !== null) ?? null;
  return {
    record: null,
    key: null,
    errors,
    ...readStatus(type, bodies),
    errorTypes: failures.map(({ name }) => name),
  };
}
