import { mayHaveHappened, type TimeoutError, type WireError } from '../../relay/errors.ts';
import type { Locale } from '../../locale/locale.ts';
import { labelOf } from '../../locale/labelOf.ts';
import { joinSentences, t, tLabel } from '../../locale/translate.ts';
import { detailsOf } from './errorDetails.ts';
import { inUnit, isOfPage, type ErrorWords, type Place, type Remedy } from './errorWords.ts';
import { graphQLWords } from './graphQLWords.ts';
import { PARSE_WORDS } from './parseWords.ts';
import { responseWords } from './responseWords.ts';
import { signedOutWords } from './signedOutWords.ts';

/** An error in words for people, and what they can do about it. */
export interface Advice {
  readonly title: string;
  readonly explanation: string;
  /** What is offered, most promising first. */
  readonly remedies: readonly Remedy[];
  /** Technical details for administrators. */
  readonly details: readonly string[];
}

interface Circumstances {
  /** The sentence to add when it is not known whether a form was saved; null where nothing was sent. */
  readonly uncertainty?: string | null;
  /** Whether nobody is signed in, although people can. */
  readonly isSignedOut?: boolean;
  /** The person's role, where there are roles. */
  readonly role?: string | null;
}

/**
 * Explains an error to people, depending on where it is shown.
 */
export function adviceOn(
  error: WireError,
  place: Place,
  locale: Locale,
  {
    uncertainty = t(UNKNOWN_OUTCOME, locale),
    isSignedOut = false,
    role = null,
  }: Circumstances = {},
): Advice {
  const words = withRole(wordsFor(error, place, locale), { error, place, role, locale });
  const { title, explanation, values, remedies } = isSignedOut
    ? signedOutWords(error, words)
    : words;
  const isUncertain = place === 'form' && mayHaveHappened(error);
  const said = explanation.map((part) =>
    typeof part === 'string' ? t(part, locale, values) : part.quotation,
  );
  return {
    title: t(title, locale),
    explanation: joinSentences(
      isUncertain ? [...said, uncertainty ?? t(NOTHING_SENT, locale)] : said,
      locale,
    ),
    remedies,
    details: detailsOf(error),
  };
}

const UNKNOWN_OUTCOME =
  'It is not known whether your change was saved: check before you send it again. What you entered is still here.';

const NOTHING_SENT = 'Nothing was sent. What you entered is still here.';

const NO_ANSWER = 'There was no response. You may be offline, or the backend is restarting.';

/** The app's server knows what a role has, and asks the backend for nothing else. */
function withRole(
  words: ErrorWords,
  {
    error,
    place,
    role,
    locale,
  }: { error: WireError; place: Place; role: string | null; locale: Locale },
): ErrorWords {
  if (role === null || error.name !== 'GraphQLResponseError') return words;
  if (!error.codes.includes('FORBIDDEN_FOR_ROLE')) return words;
  return {
    ...words,
    explanation: [
      isOfPage(place)
        ? 'Your role, {role}, may not see this.'
        : 'Your role, {role}, may not do this.',
    ],
    values: { role: tLabel(labelOf(role), locale) },
    // Who has a role has signed in; visitors without a session are led there in any case.
    remedies: [],
  };
}

function wordsFor(error: WireError, place: Place, locale: Locale): ErrorWords {
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

function timeoutWords({ milliseconds }: TimeoutError, locale: Locale): ErrorWords {
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
