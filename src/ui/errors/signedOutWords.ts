import { isRefusedAccess, type WireError } from '../../relay/errors.ts';
import type { ErrorWords } from './errorWords.ts';
import { SIGN_IN } from './responseWords.ts';

/** Codes for a query that the schema of visitors does not have: a public schema may be smaller. */
const NOT_IN_THE_SCHEMA = 'GRAPHQL_VALIDATION_FAILED';

/**
 * The words for somebody who is not signed in, although people can. Whatever the backend's way of saying so, they are
 * led to signing in; where an error may have another reason, it stays what it is called, and signing in is offered.
 */
export function signedOutWords(error: WireError, words: ErrorWords): ErrorWords {
  if (isRefusedAccess(error)) return SIGN_IN;
  if (error.name !== 'GraphQLResponseError') return words;
  if (error.codes.includes(NOT_IN_THE_SCHEMA)) return SIGN_IN;
  const isQuoted = words.explanation.some((part) => typeof part !== 'string');
  if (!isQuoted && error.accessProblem !== 'notFound') return words;
  return {
    ...words,
    title: isQuoted ? 'This could not be shown' : words.title,
    explanation: [
      ...words.explanation,
      'You are not signed in. It may be visible only to people who are.',
    ],
    remedies: ['signIn', ...words.remedies],
  };
}
