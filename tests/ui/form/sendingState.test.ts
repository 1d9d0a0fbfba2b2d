import { NetworkError } from '../../../src/relay/errors.ts';
import type { Outcome } from '../../../src/relay/mutation.ts';
import {
  NOTHING_SENT,
  sendingReducer,
  shownSending,
  type Report,
  type SendingEvent,
  type SendingState,
  type UnknownOutcome,
} from '../../../src/ui/form/sendingState.ts';
import type { Finding } from '../../../src/ui/form/VerifyOutcome.tsx';

const error = new NetworkError();
const found = (isSaved: boolean | null): Finding => ({ isSaved, words: 'It was looked at.' });

const FAILED: Report = { status: 'failed', error };
const REFUSED: Report = { status: 'refused', messages: ['No.'], details: ['select 1'] };
const unknown = (change: Partial<UnknownOutcome> = {}): UnknownOutcome => ({
  status: 'unknown',
  turn: 0,
  finding: null,
  report: NOTHING_SENT,
  ...change,
});

const SENT: SendingEvent = { type: 'sent' };
const PLACED: SendingEvent = { type: 'errorsPlaced', messages: ['No.'], details: ['select 1'] };
const checked = (isSaved: boolean | null): SendingEvent => ({
  type: 'checked',
  finding: found(isSaved),
});
const answered = (
  outcome: Outcome<unknown> | null,
  finding: Finding | null = null,
): SendingEvent => ({ type: 'answered', outcome, finding });

const saved: Outcome<unknown> = { status: 'saved', response: {}, message: null };
const refused = (mayHaveHappened?: boolean): Outcome<unknown> => ({
  status: 'refused',
  errors: [],
  mayHaveHappened,
});
const failed = (mayHaveHappened: boolean): Outcome<unknown> => ({
  status: 'failed',
  error,
  mayHaveHappened,
});

test.each<[string, SendingState, SendingEvent, SendingState]>([
  ['sending takes back a refusal', REFUSED, SENT, NOTHING_SENT],
  ['sending takes back a failure', FAILED, SENT, NOTHING_SENT],
  [
    'an unknown outcome stays unknown while it is sent again',
    unknown({ report: FAILED }),
    SENT,
    unknown(),
  ],
  [
    'a refuted outcome stays refuted while it is sent again',
    unknown({ status: 'refuted', report: REFUSED }),
    SENT,
    unknown({ status: 'refuted' }),
  ],
  ['what is saved leaves nothing to say', unknown(), answered(saved), NOTHING_SENT],
  ['so does what was held back', unknown(), answered(null), NOTHING_SENT],
  ['a failure before anything was done is known', unknown(), answered(failed(false)), FAILED],
  [
    'a failure after something may have been done is unknown',
    NOTHING_SENT,
    answered(failed(true)),
    unknown({ report: FAILED }),
  ],
  [
    'each unknown outcome has a turn of its own',
    unknown({ status: 'refuted', turn: 1 }),
    answered(failed(true)),
    unknown({ turn: 2, report: FAILED }),
  ],
  [
    'a refusal is not reported before its errors are placed',
    NOTHING_SENT,
    answered(refused()),
    NOTHING_SENT,
  ],
  [
    'a refusal after something may have been done is unknown',
    NOTHING_SENT,
    answered(refused(true)),
    unknown(),
  ],
  [
    'so it is when the form could not find it out',
    NOTHING_SENT,
    answered(refused(true), found(null)),
    unknown({ finding: found(null) }),
  ],
  [
    'a refusal of what is saved keeps what was found out',
    NOTHING_SENT,
    answered(refused(true), found(true)),
    unknown({ finding: found(true) }),
  ],
  [
    'a refusal is known once the form found that nothing was saved',
    unknown(),
    answered(refused(true), found(false)),
    NOTHING_SENT,
  ],
  ['placed errors are those of a refusal', NOTHING_SENT, PLACED, REFUSED],
  [
    'placed errors are reported beside an unknown outcome',
    unknown({ turn: 3 }),
    PLACED,
    unknown({ turn: 3, report: REFUSED }),
  ],
  [
    'a check refutes an unknown outcome',
    unknown({ report: FAILED }),
    checked(false),
    unknown({ status: 'refuted', report: FAILED }),
  ],
  [
    'a later check that finds nothing out makes it unknown again',
    unknown({ status: 'refuted' }),
    checked(null),
    unknown(),
  ],
  ['what is found to be saved is not refuted', unknown(), checked(true), unknown()],
  [
    'a check that ends after the outcome is known changes nothing',
    REFUSED,
    checked(false),
    REFUSED,
  ],
])('%s', (_case, state, event, next) => {
  expect(sendingReducer(state, event)).toEqual(next);
});

test.each<[string, SendingState, Partial<ReturnType<typeof shownSending>>]>([
  ['nothing at first', NOTHING_SENT, {}],
  ['why it failed', FAILED, { failure: error }],
  ['why it was refused', REFUSED, { messages: ['No.'], details: ['select 1'] }],
  [
    'a refusal with an unknown outcome',
    unknown({ report: REFUSED }),
    { messages: ['No.'], details: ['select 1'], unknown: unknown({ report: REFUSED }) },
  ],
  [
    'a failure with a refuted outcome',
    unknown({ status: 'refuted', report: FAILED }),
    { failure: error, unknown: unknown({ status: 'refuted', report: FAILED }) },
  ],
])('a form shows %s', (_case, state, shown) => {
  const nothing = { failure: null, messages: [], details: [], unknown: null };
  expect(shownSending(state)).toEqual({ ...nothing, ...shown });
});
