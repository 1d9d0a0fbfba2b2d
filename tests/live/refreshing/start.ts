import { freePort, stopped } from '../../browser/appCheckout.ts';
import type { LiveBackend, People } from '../liveBackend.ts';
import { endSessions, firstMessage, startProgram, type Address } from '../program.ts';

/** A server whose tokens live for seconds and are renewed. */
export async function startRefreshing(): Promise<LiveBackend> {
  const server = startProgram('refreshing/server.ts', process.cwd(), {
    PORT: String(await freePort()),
  });
  const people: People = {
    inputs: { 'loginInput.email': 'ada@example.com', 'loginInput.password': 'correct horse' },
    name: 'ada',
    refusal: /Invalid credentials/,
    locked: /Your account is locked/,
    other: { 'loginInput.email': 'mary@example.com', 'loginInput.password': 'correct horse' },
    list: '/tasks',
    tokenLife: 6_000,
    endSessions: () => endSessions(server),
  };
  const stop = () => stopped(server);
  return { ...(await firstMessage<Address>(server)), people, known: [], stop };
}
