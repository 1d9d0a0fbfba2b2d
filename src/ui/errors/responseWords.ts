import { isTransient, type ResponseError } from '../../relay/errors.ts';
import type { Locale } from '../../locale/locale.ts';
import { inUnit, isOfPage, type ErrorWords, type Place } from './errorWords.ts';

/** For people who are not signed in, whichever way the backend says so. */
export const SIGN_IN: ErrorWords = {
  title: 'Sign in to continue',
  explanation: ['You are not signed in, or your session has expired.'],
  remedies: ['signIn'],
};

/** For people whose account may not do this. */
export function forbidden(place: Place): ErrorWords {
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

/** Words for a non-success status without GraphQL errors. */
export function responseWords(error: ResponseError, place: Place, locale: Locale): ErrorWords {
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

function pauseWords({ retryAfter }: ResponseError, locale: Locale): ErrorWords {
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

const REDIRECTED: ErrorWords = {
  title: 'The backend redirects to another address',
  explanation: [
    'It responded with a redirect, which is not followed in order to protect credentials. The administrator of the app should set the endpoint to the final address. If a proxy signed you out, reload the page.',
  ],
  remedies: ['reload'],
};

/** For a request that is larger than the backend accepts. */
export const TOO_LARGE: ErrorWords = {
  title: 'The request is too large',
  explanation: [
    'It is larger than the backend accepts. Send less, for example a smaller file or fewer records.',
  ],
  remedies: [],
};

const STATUS_WORDS: Readonly<Partial<Record<number, ErrorWords>>> = {
  404: {
    title: 'Nothing was found at the backend’s address',
    explanation: [
      'It responded with “not found”. The administrator of the app should check the endpoint.',
    ],
    remedies: ['retry'],
  },
  413: TOO_LARGE,
};
