import { getNullableType, type GraphQLObjectType } from 'graphql';
import { splitWords } from '../../wording/words.ts';

/** What the text is called last in which a failure gives its reason: `transitionError`, `reasonDetails`. */
const CAUSES = new Set(['error', 'reason', 'cause', 'detail', 'details', 'explanation']);

/** What tells failures apart for a program, rather than a person. */
const TECHNICAL = new Set(['code', 'type', 'kind', 'id', 'name', 'class', 'stack', 'trace']);

/**
 * The field in which a type that stands for failure says why, beside its message: a text whose name says that it is a
 * reason, `transitionError` or `paymentErrorMessage`. Null where the message is all that it says.
 */
export function causeOf(type: GraphQLObjectType): string | null {
  const fields = type.getFields();
  if (fields['message'] === undefined) return null;
  const found = Object.values(fields).find(
    (field) => String(getNullableType(field.type)) === 'String' && isCause(field.name),
  );
  return found?.name ?? null;
}

function isCause(name: string): boolean {
  const words = splitWords(name);
  if (words.some((word) => TECHNICAL.has(word))) return false;
  const last = words.at(-1) ?? '';
  return CAUSES.has(last) || (last === 'message' && words.some((word) => CAUSES.has(word)));
}
