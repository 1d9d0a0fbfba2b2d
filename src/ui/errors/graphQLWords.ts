import type { GraphQLResponseError, JudgedError } from '../../relay/errors.ts';
import { ANOTHER_PERSON } from '../../relay/person.ts';
import { saysWhy } from '../../relay/refusalMark.ts';
import { isOfPage, type ErrorWords, type Place } from './errorWords.ts';
import { forbidden, SIGN_IN, TOO_LARGE } from './responseWords.ts';

/** How many messages are shown; the details have all of them. */
const MAX_MESSAGES = 3;

/** Words for `errors` in a response: by their codes, else the backend's own; its own, too, where it says them in place of a value. */
export function graphQLWords(error: GraphQLResponseError, place: Place): ErrorWords {
  const words = codeWords(error, place);
  return error.errors.every(saysWhy) && error.errors.length > 0
    ? { ...words, explanation: [quotationOf(error)] }
    : words;
}

function codeWords(error: GraphQLResponseError, place: Place): ErrorWords {
  if (error.codes.includes(ANOTHER_PERSON)) return SOMEBODY_ELSE;
  // What a form sent may be refused in the same words as a session, such as a token in one of its fields.
  const problem = isOfPage(place) ? error.accessProblem : error.codedProblem;
  if (problem === 'unauthenticated') return SIGN_IN;
  if (problem === 'forbidden') return forbidden(place);
  if (problem === 'notFound') {
    return {
      title: 'Not found',
      explanation: ['It does not exist, or it has been deleted.'],
      remedies: ['retry'],
    };
  }
  if (error.errors.some(isOutdated)) return OUTDATED;
  const known = error.codes
    .map((code) => CODE_WORDS.get(code))
    .find((words) => words !== undefined);
  if (known) return known;
  return {
    title: 'The backend reported an error',
    explanation: [
      // Relay keeps no messages of the fields that it caught.
      error.errors.every((each) => wordsOf(each) === '')
        ? 'The backend could not return this'
        : quotationOf(error),
    ],
    remedies: ['retry'],
  };
}

function quotationOf({ errors }: GraphQLResponseError): { readonly quotation: string } {
  const messages = [...new Set(errors.map(wordsOf))];
  return { quotation: messages.slice(0, MAX_MESSAGES).join(' ') };
}

/** What an error's message says to people. */
function wordsOf({ message, extensions }: JudgedError): string {
  return extensions?.verdict?.plainMessage ?? message;
}

const SOMEBODY_ELSE: ErrorWords = {
  title: 'Somebody else has signed in',
  explanation: [
    'Somebody else has signed in in this browser. What you typed is kept for you until you sign in again.',
  ],
  remedies: ['signIn'],
};

const OUTDATED: ErrorWords = {
  title: 'This page is out of date',
  explanation: ['The app or the backend has changed since it was loaded. Reload it.'],
  remedies: ['reload'],
};

/** The app's own gateway does not know a document, which it knows by its text. */
const NOT_OF_THIS_RELEASE = 'UNKNOWN_OPERATION';

/**
 * Whether an error says that the app was made for another version of itself or of the schema. A backend that knows no
 * directive, or does not accept a document for another reason, says nothing of the kind: reloading would not help.
 */
function isOutdated({ extensions }: JudgedError): boolean {
  return extensions?.code === NOT_OF_THIS_RELEASE || extensions?.verdict?.isOutdated === true;
}

const CODE_WORDS = new Map<string, ErrorWords>([
  ['REQUEST_TOO_LARGE', TOO_LARGE],
  [
    'UNKNOWN_HOST',
    {
      title: 'This host name is not allowed',
      explanation: [
        'The app has credentials of its own, so it only responds to host names that it is configured for. Its administrator should set FRONTAGE_ORIGIN to the address in use.',
      ],
      remedies: [],
    },
  ],
]);
