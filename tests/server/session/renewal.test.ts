import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SESSION_COOKIE } from '../../../src/server/session/sessionCookies.ts';
import { seal, unseal } from '../../../src/server/session/seal.ts';
import { startRenewingBackend, type RenewingBackend } from './renewingBackend.ts';

const SECRET = 'a secret that is only for these tests and long enough';
process.env.FRONTAGE_SECRET = SECRET;

const PROGRAM = resolve('tests/server/session/renewingProcess.ts');
const run = promisify(execFile);

let backend: RenewingBackend;

beforeAll(async () => {
  backend = await startRenewingBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.forget());

interface Printed {
  readonly sent: readonly (string | null)[];
  readonly cookies: readonly string[];
}

/** A cookie whose token expires in a moment, and how a process of the app reads it. */
async function aboutToExpire(refreshToken: string, endpoint = backend.url) {
  const now = Date.now();
  const times = { startedAt: now - 60_000, issuedAt: now - 60_000, sealedAt: now - 60_000 };
  const text = await seal({
    ...times,
    id: 'session',
    person: 'p',
    version: 0,
    credential: { headers: { authorization: 'Bearer before' } },
    origin: { kind: 'mutation' },
    renewal: { refreshToken, expiresAt: now + 1_000 },
  });
  const env = {
    ...process.env,
    FRONTAGE_SECRET: SECRET,
    FRONTAGE_LOG_LEVEL: 'silent',
    GRAPHQL_ENDPOINT: endpoint,
    FRONTAGE_SESSIONS: mkdtempSync(join(tmpdir(), 'frontage-renewed-')),
  };
  return async (count: number, cookie = `${SESSION_COOKIE}=${text}`): Promise<Printed> => {
    const args = ['--disable-warning=ExperimentalWarning', PROGRAM, cookie, String(count)];
    const { stdout } = await run(process.execPath, args, { cwd: backend.root, env });
    return JSON.parse(stdout) as Printed;
  };
}

test('a token is renewed once, however many requests of however many processes want it', async () => {
  const read = await aboutToExpire('good r1');
  const [one, other] = await Promise.all([read(25), read(25)]);
  expect(new Set([...one.sent, ...other.sent])).toEqual(new Set(['Bearer after good r1']));
  expect(backend.asked).toEqual(['RefreshSession']);
  // Both tell the browser the same, and it holds what the session is renewed with next.
  expect(one.cookies).toEqual(other.cookies);
  const [, text] = /=(.*)$/.exec(one.cookies[0]) ?? [];
  expect((await unseal(text))?.renewal?.refreshToken).toBe('good next');
  // Who comes with the old cookie gets what was renewed, in a process that was started later, too.
  expect((await read(1)).sent).toEqual(['Bearer after good r1']);
  expect(backend.asked).toHaveLength(1);
});

test('a renewal that is refused ends the session, for all who hold its cookie', async () => {
  const read = await aboutToExpire('bad');
  expect((await read(3)).sent).toEqual([null, null, null]);
  expect((await read(1)).sent).toEqual([null]);
  expect(backend.asked).toEqual(['RefreshSession']);
});

test('a backend that is away ends no session', async () => {
  const read = await aboutToExpire('good r2', 'http://127.0.0.1:1/graphql');
  expect((await read(2)).sent).toEqual(['Bearer before', 'Bearer before']);
});
