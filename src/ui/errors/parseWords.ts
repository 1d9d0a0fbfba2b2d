import type { ParseError } from '../../relay/errors.ts';
import type { ErrorWords } from './errorWords.ts';

/** Words for a response that is not GraphQL's JSON, by the reason. */
export const PARSE_WORDS: Readonly<Record<ParseError['reason'], ErrorWords>> = {
  notGraphQL: {
    title: 'The endpoint does not respond with GraphQL',
    explanation: [
      'Something other than the backend may be responding, such as a sign-in page or a proxy. The administrator of the app should check the endpoint.',
    ],
    remedies: ['retry'],
  },
  truncated: {
    title: 'The response was cut off',
    explanation: ['The connection was closed before the response was complete.'],
    remedies: ['retry'],
  },
  tooLarge: {
    title: 'The response is too large',
    explanation: [
      'It is larger than this app accepts. Show fewer rows, or narrow the list with a filter.',
    ],
    remedies: [],
  },
  incremental: {
    title: 'The backend sends incremental responses',
    explanation: [
      'This app does not support them. The administrator of the backend can turn off incremental delivery.',
    ],
    remedies: [],
  },
  mismatch: {
    title: 'The backend’s response does not match its schema',
    explanation: [],
    remedies: ['retry'],
  },
};
