/**
 * A server as people write it with NestJS, as a program of its own: access tokens that live for seconds, refresh tokens
 * that are good for one use, accounts that are locked after three wrong passwords. It tells its address to the process
 * that started it.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buildSchema, graphql, GraphQLError } from 'graphql';

const TOKEN_SECONDS = 6;
const WRONG_PASSWORDS = 3;
const PASSWORD = 'correct horse';
const SECRET = randomUUID();

const schema = buildSchema(`
  type Query { me: User!  tasks(skip: Int = 0, take: Int = 20): [Task!]!  task(id: ID!): Task }
  type Mutation {
    login(loginInput: LoginInput!): AuthResponse!
    refreshToken(refreshToken: String!): AuthResponse!
    logout: Boolean!
    updateTask(updateTaskInput: UpdateTaskInput!): Task!
  }
  input LoginInput { email: String!  password: String! }
  input UpdateTaskInput { id: ID!  title: String  isDone: Boolean }
  type AuthResponse { accessToken: String!  refreshToken: String!  user: User! }
  type User { id: ID!  email: String!  name: String! }
  type Task { id: ID!  title: String!  isDone: Boolean!  createdAt: String! }
`);

const people = ['ada', 'mary'].map((name, index) => ({
  ...{ id: String(index + 1), name, email: `${name}@example.com` },
}));
type Person = (typeof people)[number];

const tasks = Array.from({ length: 30 }, (_, index) => ({
  ...{ id: String(index + 1), title: `Task ${index + 1}`, isDone: index % 3 === 0 },
  createdAt: '2026-03-01T10:00:00.000Z',
}));

/** By the id of the session: its person, and the refresh token that is good. */
const sessions = new Map<string, { readonly person: Person; refreshToken: string }>();
const wrongPasswords = new Map<string, number>();

interface Call {
  readonly token: string;
}

const rootValue = {
  me: (_: unknown, call: Call) => sessionOf(call).person,
  tasks: ({ skip, take }: { skip: number; take: number }, call: Call) =>
    sessionOf(call) && tasks.slice(skip, skip + take),
  task: ({ id }: { id: string }, call: Call) => sessionOf(call) && (taskOf(id) ?? null),
  login: ({ loginInput }: { loginInput: { email: string; password: string } }) => {
    const { email, password } = loginInput;
    const person = people.find((each) => each.email === email);
    const count = wrongPasswords.get(email) ?? 0;
    if (count >= WRONG_PASSWORDS)
      throw refusal('Your account is locked. Try again in 15 minutes.', 'FORBIDDEN');
    if (!person || password !== PASSWORD) {
      wrongPasswords.set(email, count + 1);
      throw refusal('Invalid credentials', 'UNAUTHENTICATED');
    }
    wrongPasswords.delete(email);
    const id = randomUUID();
    sessions.set(id, { person, refreshToken: '' });
    return issued(id);
  },
  refreshToken: ({ refreshToken }: { refreshToken: string }) => {
    const [id] = refreshToken.split('.');
    const session = sessions.get(id);
    if (session?.refreshToken === refreshToken) return issued(id);
    // A refresh token that comes twice was stolen.
    sessions.delete(id);
    throw refusal('Unauthorized', 'UNAUTHENTICATED');
  },
  logout: (_: unknown, call: Call) => sessions.delete(sessionOf(call).id),
  updateTask: ({ updateTaskInput: { id, ...changed } }: { updateTaskInput: { id: string } }) =>
    Object.assign(taskOf(id) ?? {}, changed),
};

function taskOf(id: string) {
  return tasks.find((task) => task.id === id);
}

function issued(id: string) {
  const session = sessions.get(id);
  if (!session) throw refusal('Unauthorized', 'UNAUTHENTICATED');
  session.refreshToken = `${id}.${randomUUID()}`;
  const { person: user, refreshToken } = session;
  const iat = Math.floor(Date.now() / 1_000);
  const accessToken = signed({ sub: user.id, sid: id, iat, exp: iat + TOKEN_SECONDS });
  return { accessToken, refreshToken, user };
}

function sessionOf({ token }: Call) {
  const [, payload = ''] = token.split('.');
  const claims = payload ? (JSON.parse(decoded(payload)) as { sid: string; exp: number }) : null;
  const session = claims && sessions.get(claims.sid);
  const isGood = session && claims.exp * 1_000 > Date.now() && signed(claims) === token;
  if (!isGood) throw refusal('Unauthorized', 'UNAUTHENTICATED');
  return { id: claims.sid, person: session.person };
}

function signed(claims: object): string {
  const text = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}

function decoded(payload: string): string {
  return Buffer.from(payload, 'base64url').toString();
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const server = createServer((request, response) => {
  void bodyOf(request).then(async (body) => {
    const { query: source, variables: variableValues } = JSON.parse(body || '{}') as {
      query: string;
      variables?: Record<string, unknown>;
    };
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const contextValue: Call = { token };
    const answer = await graphql({ schema, source, variableValues, rootValue, contextValue });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send?.({ endpoint: `http://127.0.0.1:${process.env.PORT}/graphql` });
});
process.on('message', () => {
  sessions.clear();
  process.send?.('ended');
});
process.on('disconnect', () => process.exit());
