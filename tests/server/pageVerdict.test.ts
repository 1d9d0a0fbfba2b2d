import { verdictOf, type PageFacts, type PageVerdict } from '../../src/server/pageVerdict.ts';

interface Case extends PageFacts {
  readonly hasEnded: boolean;
}

const FLAGS = [
  'isRefused',
  'isNothing',
  'mayBeAbsent',
  'isSignedOut',
  'isDenied',
  'isEmptied',
  'hasEnded',
] as const;

/** Every combination of what counts. */
const CASES: readonly Case[] = [200, 401, 403, 404, 429, 502].flatMap((status) =>
  FLAGS.reduce<ReadonlyArray<Partial<Case>>>(
    (cases, flag) =>
      [false, true].flatMap((value) => cases.map((some) => ({ ...some, [flag]: value }))),
    [{ status }],
  ).map((facts) => facts as Case),
);

type Row = readonly [
  name: string,
  facts: Partial<Case>,
  verdict: (facts: Case) => PageVerdict | 'signIn',
];

const shown = (status: number) => (): PageVerdict => ({ kind: 'show', status });
const asAnswered = ({ status }: Case): PageVerdict => ({ kind: 'show', status });
const signIn = () => 'signIn' as const;

/** The first that fits counts. */
const TABLE: readonly Row[] = [
  [
    'a visitor is led to sign in from what is refused',
    { isSignedOut: true, isRefused: true },
    signIn,
  ],
  ['a visitor is led to sign in from nothing', { isSignedOut: true, isNothing: true }, signIn],
  [
    'a visitor is led to sign in from what is denied',
    { isSignedOut: true, isDenied: true },
    signIn,
  ],
  [
    'a visitor is led to sign in from what is emptied',
    { isSignedOut: true, isEmptied: true },
    signIn,
  ],
  ['so is who is refused after a session', { hasEnded: true, isRefused: true }, signIn],
  ['what is denied is forbidden', { isDenied: true, status: 200 }, shown(403)],
  ['what is denied and fails, fails', { isDenied: true }, asAnswered],
  ['a visitor sees what is forbidden as such', { isSignedOut: true, status: 403 }, shown(403)],
  ['a forbidden record may not be there', { status: 403, mayBeAbsent: true }, shown(404)],
  ['all else has the status of its answer', {}, asAnswered],
];

const fits = (facts: Case, [, wanted]: Row) =>
  Object.entries(wanted).every(([name, value]) => facts[name as keyof Case] === value);

test.each(TABLE)('%s', (name, _facts, verdict) => {
  const own = CASES.filter((facts) => TABLE.find((row) => fits(facts, row))?.[0] === name);
  expect(own.length).toBeGreaterThan(0);
  for (const facts of own) {
    const { hasEnded } = facts;
    const wanted = verdict(facts);
    expect({ facts, verdict: verdictOf(facts, hasEnded) }).toEqual({
      facts,
      verdict: wanted === 'signIn' ? { kind: 'signIn', hasEnded } : wanted,
    });
  }
});
