import { GraphQLError } from 'graphql';
import type { AuthResolver } from './authBackend.ts';
import { cookiesOf, formOf, sessionOf, startSignInApp, type SignInApp } from './signInApp.ts';

process.env.FRONTAGE_SECRET = 'a secret that is only for these tests and long enough';
process.env.GRAPHQL_ENDPOINT = 'http://127.0.0.1:1/graphql';

const FIRST = { 'values.email': 'ada@example.com', 'values.password': 'right', returnTo: '/films' };
const CONTINUES = '/sign-in?problem=SIGN_IN_CONTINUES&returnTo=%2Ffilms';
const TICKET = 'ticket-of-the-first-step';

let app: SignInApp;
afterEach(() => app.close());

const resolver = (resolve: (args: Record<string, string>) => unknown) =>
  resolve as unknown as AuthResolver;

/** Nothing of what is secret is in what a browser gets that can be read. */
function expectSealed(response: Response, ...secrets: string[]): void {
  for (const secret of secrets) expect([...response.headers].join()).not.toContain(secret);
  expect(app.logged.lines.join()).not.toContain('right');
}

describe('a one-time code', () => {
  const TYPES = `union Result = Session | TwoFactorRequired | Refused  type Session { token: String! }
    type TwoFactorRequired { challengeToken: String! }  type Refused { message: String! }`;
  const start = async () => {
    const login = resolver(({ password }) =>
      password === 'right'
        ? { __typename: 'TwoFactorRequired', challengeToken: TICKET }
        : { __typename: 'Refused', message: 'No.' },
    );
    const verifyTwoFactor = resolver(({ challengeToken, code }) =>
      challengeToken === TICKET && code === '123456'
        ? { __typename: 'Session', token: 't1' }
        : { __typename: 'Refused', message: 'That code is not right.' },
    );
    app = await startSignInApp(
      'login(email: String!, password: String!): Result!  verifyTwoFactor(challengeToken: String!, code: String!): Result!',
      { login, verifyTwoFactor },
      { types: TYPES },
    );
  };

  test('follows the password, and is asked again when it is wrong', async () => {
    await start();
    const first = await app.submit(FIRST);
    expect(first.headers.get('location')).toBe(CONTINUES);
    expect(await sessionOf(first)).toBeNull();
    expect(await formOf(first)).toMatchObject({ step: 0, values: {}, problems: [] });
    expectSealed(first, TICKET, 'right');

    const wrong = await app.submit(
      { step: '1', 'values.code': '000000', returnTo: '/films' },
      cookiesOf(first),
    );
    expect(wrong.headers.get('location')).toContain('SIGN_IN_REFUSED');
    expect(await formOf(wrong)).toMatchObject({
      step: 0,
      problems: [{ message: 'That code is not right.' }],
    });
    const done = await app.submit(
      { step: '1', 'values.code': ' 123456 ', returnTo: '/films' },
      cookiesOf(wrong),
    );
    expect(done.headers.get('location')).toBe('/films');
    expect((await sessionOf(done))?.credential.headers).toEqual({ authorization: 'Bearer t1' });
    // What the steps left is gone.
    expect(await formOf(done)).toBeNull();
  });

  test('without what the first step left is not sent to the backend', async () => {
    await start();
    const late = await app.submit({ step: '1', 'values.code': '123456', returnTo: '/films' });
    expect(late.headers.get('location')).toContain('SIGN_IN_EXPIRED');
    expect(app.backend.asked).toEqual([]);
  });
});

test('an answer with a token is a sign-in, whatever else it says', async () => {
  app = await startSignInApp(
    'login(email: String!, password: String!): Login!  verifyOtp(email: String!, otp: String!): Login!',
    { login: resolver(() => ({ token: 't1', otpRequired: true })) },
    { types: 'type Login { token: String  otpRequired: Boolean! }' },
  );
  expect(app.backend.description.steps).toHaveLength(1);
  expect((await sessionOf(await app.submit(FIRST)))?.credential.headers).toEqual({
    authorization: 'Bearer t1',
  });
});

test('a password that has to be changed, with the former one sent along', async () => {
  const changed = jest.fn(({ oldPassword, newPassword }: Record<string, string>) =>
    oldPassword === 'right' && newPassword === 'better' ? { token: 't2' } : null,
  );
  app = await startSignInApp(
    `login(email: String!, password: String!): Login
     loginWithNewPassword(email: String!, oldPassword: String!, newPassword: String!): Login`,
    {
      login: resolver(() => {
        throw new GraphQLError('Your password has expired.', {
          extensions: { code: 'PASSWORD_EXPIRED' },
        });
      }),
      loginWithNewPassword: resolver(changed),
    },
    { types: 'type Login { token: String }' },
  );
  const first = await app.submit(FIRST);
  expect(first.headers.get('location')).toBe(CONTINUES);
  expectSealed(first, 'right');
  const [step] = app.backend.description.steps;
  expect(step.inputs.map(({ name, kind }) => [name, kind])).toEqual([
    ['newPassword', 'newPassword'],
  ]);
  const fields = { step: '1', 'values.newPassword': 'better', returnTo: '/films' };
  const done = await app.submit(fields, cookiesOf(first));
  expect((await sessionOf(done))?.credential.headers.authorization).toBe('Bearer t2');
  expect(changed.mock.calls[0][0]).toEqual({
    ...{ email: 'ada@example.com', oldPassword: 'right', newPassword: 'better' },
  });
});

describe('the choice of a workspace', () => {
  const TYPES = `type Login { token: String  ticket: String  otpRequired: Boolean  workspaces: [Workspace!] }
    type Workspace { id: ID!  name: String! }`;
  const WORKSPACES = [
    { id: 'w1', name: 'Roastery' },
    { id: 'w2', name: 'Café <b>' },
  ];
  const selectWorkspace = resolver(({ workspaceId, ticket }) =>
    ticket === TICKET ? { token: `for-${workspaceId}` } : null,
  );
  const MUTATIONS = `login(email: String!, password: String!): Login
    verifyOtp(ticket: String!, otp: String!): Login
    selectWorkspace(workspaceId: ID!, ticket: String!): Login`;

  test('is offered as the answer lists them', async () => {
    const login = resolver(() => ({ ticket: TICKET, workspaces: WORKSPACES }));
    app = await startSignInApp(MUTATIONS, { login, selectWorkspace }, { types: TYPES });
    const first = await app.submit(FIRST);
    expect(first.headers.get('location')).toBe(CONTINUES);
    expect((await formOf(first))?.choices).toEqual([
      { value: 'w1', label: 'Roastery' },
      { value: 'w2', label: 'Café <b>' },
    ]);
    expectSealed(first, TICKET);
    const fields = { step: '1', 'values.workspaceId': 'w2', returnTo: '/films' };
    const session = await sessionOf(await app.submit(fields, cookiesOf(first)));
    expect(session?.credential.headers.authorization).toBe('Bearer for-w2');
    // The same person as in another workspace, whose tokens say nothing of who it is.
    const other = { ...fields, 'values.workspaceId': 'w1' };
    expect((await sessionOf(await app.submit(other, cookiesOf(first))))?.person).toBe(
      session?.person,
    );
  });

  test('may follow another step', async () => {
    const login = resolver(() => ({ ticket: TICKET, otpRequired: true }));
    const verifyOtp = resolver(() => ({ ticket: TICKET, workspaces: WORKSPACES }));
    const resolvers = { login, verifyOtp, selectWorkspace };
    app = await startSignInApp(MUTATIONS, resolvers, { types: TYPES });
    const first = await app.submit(FIRST);
    const second = await app.submit(
      { step: '1', 'values.otp': '1', returnTo: '/films' },
      cookiesOf(first),
    );
    expect(second.headers.get('location')).toBe(CONTINUES);
    const chosen = { step: '1', 'values.workspaceId': 'w1', returnTo: '/films' };
    const session = await sessionOf(await app.submit(chosen, cookiesOf(second)));
    expect(session?.credential.headers.authorization).toBe('Bearer for-w1');
    expect(app.backend.asked).toEqual(['SignIn', 'SignInStep', 'SignInStep2']);
  });

  test('is no step where the answer has a token and no list', async () => {
    const login = resolver(() => ({ token: 't1', workspaces: [] }));
    app = await startSignInApp(MUTATIONS, { login }, { types: TYPES });
    expect((await sessionOf(await app.submit(FIRST)))?.credential.headers.authorization).toBe(
      'Bearer t1',
    );
  });
});

test.each([
  [true, /Max-Age=259200/],
  [false, /^((?!Max-Age|Expires).)*$/],
])('remembered: %s, the cookie lasts accordingly', async (isRemembered, pattern) => {
  app = await startSignInApp(
    'login(email: String!, password: String!, rememberMe: Boolean): String',
    { login: () => 't1' },
  );
  const done = await app.submit({
    ...FIRST,
    ...(isRemembered && { 'values.rememberMe': 'true' }),
  });
  const session = done.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('frontage-session='));
  expect(session).toMatch(pattern);
});
