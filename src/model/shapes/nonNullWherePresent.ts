import type { GraphQLField } from 'graphql';

/** The directive with which a schema of several roles marks fields that are null for roles alone that lack them. */
export const NON_NULL_WHERE_PRESENT = 'nonNullWherePresent';

/** Whether a nullable field has a value for everybody who has the field. */
export function isNonNullWherePresent({ astNode }: GraphQLField<unknown, unknown>): boolean {
  return (astNode?.directives ?? []).some(({ name }) => name.value === NON_NULL_WHERE_PRESENT);
}
