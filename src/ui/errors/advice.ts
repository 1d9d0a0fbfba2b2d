import { accessProblemOf } from '../../relay/errorCodes.ts';
import type {
  GraphQLResponseError,
  ParseError,
  ResponseError,
  TimeoutError,
  WireError,
} from '../../relay/errors.ts';
import { isTransient, mayHaveHappened } from '../../relay/errors.ts';
import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import type { MessageValues } from '../../locale/message.ts';
import type { Message } from '../../locale/messages.ts';
import { joinSentences, t } from '../../locale/translate.ts';

/**
 * Where an error is shown: in place of a screen, of a part of it, in a form that was sent, or in a run that waits until
 * the person resumes it.
 */
export type Place = 'screen' | 'panel' | 'form' | 'work';

/** An error in words for people, and what they can do about it. */
export interface Advice {
  readonly title: string;
  readonly explanation: string;
  /** What is offered, most promising first. */
  readonly remedies: readonly Remedy[];
  /** Technical details for administrators. */
  readonly details: readonly string[];
}

export type Remedy = 'retry' | 'signIn' | 'reload';

/** {@link Advice}, before it is translated. */
interface Words {
  readonly title: Message;
  /** Sentences; a quotation is text of the backend. */
  readonly explanation: readonly Message[] | { readonly quotation: string };
  /** The arguments of the sentences. */
  readonly values?: MessageValues;
  readonly remedies: readonly Remedy[];
}

/**
 * Words an error for people, depending on where it is shown.
 *
 * @param uncertainty the sentence to add when it is not known whether a form was saved
 */
export function adviceOn(
  error: WireError,
  place: Place,
  locale: Locale,
  uncertainty = t(UNKNOWN_OUTCOME, locale),
): Advice {
  const { title, explanation, values, remedies } = wordsFor(error, place, locale);
  const isUncertain = place === 'form' && mayHaveHappened(error);
  const said =
    'quotation' in explanation
      ? [explanation.quotation]
      : explanation.map((sentence) => t(sentence, locale, values));
  return {
    title: t(title, locale),
    explanation: joinSentences(isUncertain ? [...said, uncertainty] : said, locale),
    remedies,
    details: detailsOf(error),
  };
}

const UNKNOWN_OUTCOME =
  'It is not known whether your change was saved: check before you send it again. What you entered is still here.';

const NO_ANSWER = 'There was no response. You may be offline, or the backend is restarting.';

/** A page retries its own queries. */
function isOfPage(place: Place): boolean {
  return place === 'screen' || place === 'panel';
}

function wordsFor(error: WireError, place: Place, locale: Locale): Words {
  switch (error.name) {
    case 'NetworkError':
      return {
        title: 'The backend cannot be reached',
        explanation: isOfPage(place) ? [NO_ANSWER, 'This page keeps retrying.'] : [NO_ANSWER],
        remedies: ['retry'],
      };
    case 'TimeoutError':
      return timeoutWords(error, locale);
    case 'ResponseError':
      return responseWords(error, place, locale);
    case 'ParseError':
      return PARSE_WORDS[error.reason];
    case 'GraphQLResponseError':
      return graphQLWords(error, place);
  }
}

function timeoutWords({ milliseconds }: TimeoutError, locale: Locale): Words {
  return {
    title: 'This took too long',
    explanation: [
      'The backend did not respond within {time}. It may be busy, or the request may be too large.',
    ],
    values: {
      time:
        milliseconds < 1_000
          ? inUnit(milliseconds, 'millisecond', locale)
          : inUnit(milliseconds / 1_000, 'second', locale),
    },
    remedies: ['retry'],
  };
}

const SIGN_IN: Words = {
  title: 'Sign in to continue',
  explanation: ['You are not signed in, or your session has expired.'],
  remedies: ['signIn'],
};

function forbidden(place: Place): Words {
  return {
    title: isOfPage(place)
      ? 'You do not have permission to view this'
      : 'You do not have permission to do this',
    explanation: [
      'The backend refused this for your account. If you need access, ask your administrator, or sign in with another account.',
    ],
    remedies: ['signIn'],
  };
}

function responseWords(error: ResponseError, place: Place, locale: Locale): Words {
  const { status } = error;
  if (status === 401) return SIGN_IN;
  if (status === 403) return forbidden(place);
  const known = STATUS_WORDS[status];
  if (known) return known;
  if (status === 429) return pauseWords(error, locale);
  if (status < 400) return REDIRECTED;
  const values = { status: String(status) };
  if (isTransient(error)) {
    return {
      title: 'The backend failed',
      explanation: [
        'It responded with an error (status {status}). You did not cause this. If it persists, contact the administrator of the backend.',
      ],
      values,
      remedies: ['retry'],
    };
  }
  return {
    title: 'The backend refused the request',
    explanation: ['It responded with status {status}.'],
    values,
    remedies: ['retry'],
  };
}

function pauseWords({ retryAfter }: ResponseError, locale: Locale): Words {
  return {
    title: 'Too many requests',
    explanation: [
      retryAfter
        ? 'The backend limits the number of requests. Wait {time}, then try again.'
        : 'The backend limits the number of requests. Wait a moment, then try again.',
    ],
    values: retryAfter ? { time: inUnit(retryAfter, 'second', locale) } : {},
    remedies: ['retry'],
  };
}

const REDIRECTED: Words = {
  title: 'The backend redirects to another address',
  explanation: [
    'It responded with a redirect, which is not followed in order to protect credentials. The administrator of the app should set the endpoint to the final address. If a proxy signed you out, reload the page.',
  ],
  remedies: ['reload'],
};

const STATUS_WORDS: Readonly<Partial<Record<number, Words>>> = {
  404: {
    title: 'Nothing was found at the backend’s address',
    explanation: [
      'It responded with “not found”. The administrator of the app should check the endpoint.',
    ],
    remedies: ['retry'],
  },
  413: {
    title: 'The request is too large',
    explanation: [
      'It is larger than the backend accepts. Send less, for example a smaller file or fewer records.',
    ],
    remedies: [],
  },
};

const PARSE_WORDS: Readonly<Record<ParseError['reason'], Words>> = {
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

/** How many messages are shown; the details have all of them. */
const MAX_MESSAGES = 3;

function graphQLWords(error: GraphQLResponseError, place: Place): Words {
  const problem = accessProblemOf(error.codes);
  if (problem === 'unauthenticated') return SIGN_IN;
  if (problem === 'forbidden') return forbidden(place);
  if (problem === 'notFound') {
    return {
      title: 'Not found',
      explanation: ['It does not exist, or it has been deleted.'],
      remedies: ['retry'],
    };
  }
  const known = error.codes
    .map((code) => CODE_WORDS.get(code))
    .find((words) => words !== undefined);
  if (known) return known;
  const messages = [...new Set(error.errors.map(({ message }) => message))];
  return {
    title: 'The backend reported an error',
    explanation: { quotation: messages.slice(0, MAX_MESSAGES).join(' ') },
    remedies: ['retry'],
  };
}

const OUTDATED: Words = {
  title: 'This page is out of date',
  explanation: ['The app or the backend has changed since it was loaded. Reload it.'],
  remedies: ['reload'],
};

const CODE_WORDS = new Map<string, Words | undefined>([
  ['UNKNOWN_OPERATION', OUTDATED],
  ['GRAPHQL_VALIDATION_FAILED', OUTDATED],
  ['GRAPHQL_PARSE_FAILED', OUTDATED],
  ['REQUEST_TOO_LARGE', STATUS_WORDS[413]],
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

function detailsOf(error: WireError): string[] {
  switch (error.name) {
    case 'NetworkError':
    case 'TimeoutError':
      return [`${error.name}: ${error.message}`];
    case 'ResponseError':
      return [`${error.name}: status ${error.status}`, ...quoted(error.snippet)];
    case 'ParseError':
      return [
        `${error.name}: status ${error.status}, ${error.contentType || 'no content type'}, ${error.reason}`,
        ...quoted(error.snippet),
      ];
    case 'GraphQLResponseError':
      return [
        `${error.name}: status ${error.status}`,
        ...error.errors.map(({ message, path = [], extensions }) => {
          const place = path.length > 0 ? ` at ${path.join('.')}` : '';
          const code = typeof extensions?.code === 'string' ? ` (${extensions.code})` : '';
          return `${message}${place}${code}`;
        }),
      ];
  }
}

function quoted(snippet: string): string[] {
  return snippet.trim() === '' ? [] : [snippet.trim()];
}

function inUnit(count: number, unit: 'second' | 'millisecond', locale: Locale): string {
  const unitDisplay = unit === 'second' ? 'long' : 'short';
  return formatNumber(count, locale, { style: 'unit', unit, unitDisplay });
}
