import { appFile } from '../appFolder.ts';
import { jsonHash } from '../hashes.ts';
import { log } from '../log.ts';
import { seal, unseal } from './seal.ts';
import { SessionFolder, type Entry } from './sessionFolder.ts';
import type { Session } from './types.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A session's lifetime, however much it is used. */
export const MAX_AGE_MS = 14 * DAY_MS;

/** What a person can see of one of their sessions. */
export interface OpenSession {
  readonly id: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** The header `User-Agent` of who signed in. */
  readonly device: string;
}

const MAX_DEVICE_LENGTH = 300;

/** What becomes of sessions besides what their cookies say: ended, renewed, and which are open. */
export class SessionStore {
  readonly #folder: SessionFolder;
  /** Renewals under way, by the session's id. */
  readonly #renewals = new Map<string, Promise<Session | null>>();

  constructor(folder: string) {
    this.#folder = new SessionFolder(folder);
  }

  /** Whether a session was ended, by itself or with others. */
  async hasEnded(session: Session): Promise<boolean> {
    const { id, person, startedAt, origin } = session;
    const sid = origin.kind === 'provider' ? origin.sid : undefined;
    const ended = await Promise.all([
      this.#folder.find('ended-session', id),
      this.#folder.find('ended-person', person),
      sid && origin.kind === 'provider'
        ? this.#folder.find('ended-sid', providersKey(origin.provider, sid))
        : [],
    ]);
    const [alone, ...together] = ended;
    return (
      alone.length > 0 || together.flat().some(({ detail }) => startedAt <= parseInt(detail, 36))
    );
  }

  /** Ends a session. */
  async end({
    id,
    person,
    startedAt,
  }: Pick<Session, 'id' | 'person' | 'startedAt'>): Promise<void> {
    const until = startedAt + MAX_AGE_MS;
    await this.#folder.add({ kind: 'ended-session', key: id, detail: '', until });
    const left = [...(await this.#opened(person, id)), ...(await this.#folder.find('renewed', id))];
    for (const entry of left) await this.#folder.remove(entry);
  }

  /** Ends all sessions of a person that have started by now. */
  async endPerson(person: string): Promise<void> {
    await this.#endTogether('ended-person', person);
    for (const entry of await this.#folder.find('open', person)) await this.#folder.remove(entry);
  }

  /** Ends the sessions that a provider knows by an id (OpenID Connect Back-Channel Logout, section 2.4). */
  async endProviderSession(provider: string, sid: string): Promise<void> {
    await this.#endTogether('ended-sid', providersKey(provider, sid));
  }

  /**
   * Does what a token asks for, unless it was done before, by whichever server shares the folder.
   *
   * @param token what the token's issuer calls it, such as the claim `jti`
   * @param until when the token is no longer believed, in milliseconds since 1970
   * @returns whether it was done now
   */
  onceForToken(
    provider: string,
    token: string,
    until: number,
    work: () => Promise<void>,
  ): Promise<boolean> {
    const key = providersKey(provider, token);
    return this.#folder.exclusively(key, async () => {
      if ((await this.#folder.findNow('used-token', key)).length > 0) return false;
      await work();
      await this.#folder.add({ kind: 'used-token', key, detail: '', until });
      return true;
    });
  }

  async #endTogether(kind: string, key: string): Promise<void> {
    const now = Date.now();
    await this.#folder.add({ kind, key, detail: now.toString(36), until: now + MAX_AGE_MS });
  }

  /** Notes that a session is open and in use. */
  async noteOpen({ id, person, startedAt }: Session, userAgent: string): Promise<void> {
    const earlier = await this.#opened(person, id);
    const device = userAgent.slice(0, MAX_DEVICE_LENGTH);
    const content: OpenSession = { id, startedAt, usedAt: Date.now(), device };
    const entry = { kind: 'open', key: person, detail: id, until: startedAt + MAX_AGE_MS };
    for (const each of earlier) if (each.until !== entry.until) await this.#folder.remove(each);
    await this.#folder.add(entry, JSON.stringify(content));
  }

  /** A person's open sessions, those that were used last first. */
  async list(person: string): Promise<readonly OpenSession[]> {
    const entries = await this.#folder.findNow('open', person);
    const contents = await Promise.all(entries.map((entry) => this.#folder.read(entry)));
    const [everywhere] = (await this.#folder.find('ended-person', person))
      .map(({ detail }) => parseInt(detail, 36))
      .toSorted((one, other) => other - one);
    return contents
      .flatMap((content) => (content ? [JSON.parse(content) as OpenSession] : []))
      .filter(({ startedAt }) => startedAt > (everywhere ?? -Infinity))
      .toSorted((one, other) => other.usedAt - one.usedAt);
  }

  async #opened(person: string, id: string): Promise<readonly Entry[]> {
    const entries = await this.#folder.find('open', person);
    return entries.filter(({ detail }) => detail === id);
  }

  /** The session with its latest credential, whatever its cookie holds. */
  async latest(session: Session): Promise<Session> {
    return (await this.#newer(session, await this.#folder.find('renewed', session.id))) ?? session;
  }

  /** The seal of the session with its latest credential; null where its cookie has it. */
  async latestSeal(session: Session): Promise<string | null> {
    const [newest] = newestFirst(await this.#folder.find('renewed', session.id));
    if (!newest || versionOf(newest) <= session.version) return null;
    return this.#folder.read(newest);
  }

  /**
   * Renews a session's credential once, however many requests and processes want it: those that
   * come later get what the first got.
   *
   * @param renew gets the session with its latest credential; null ends the session, and the same
   *   session leaves it as it is
   * @returns the session with its latest credential; null when it has ended
   */
  renewOnce(
    session: Session,
    renew: (latest: Session) => Promise<Session | null>,
  ): Promise<Session | null> {
    const { id } = session;
    const underWay = this.#renewals.get(id);
    if (underWay) return underWay;
    const renewal = this.#folder
      .exclusively(id, async () => {
        if (await this.#isEnded(id)) return null;
        const renewals = await this.#folder.findNow('renewed', id);
        const newer = await this.#newer(session, renewals);
        if (newer) return newer;
        const renewed = await renew(session);
        if (renewed === null) await this.end(session);
        // It may have been signed out of meanwhile: nothing is kept of it then.
        else if (await this.#isEnded(id)) return null;
        else if (renewed !== session) return this.#replace(renewed, renewals);
        return renewed;
      })
      .finally(() => this.#renewals.delete(id));
    this.#renewals.set(id, renewal);
    return renewal;
  }

  /** Keeps a credential that the backend changed by itself. */
  replace(session: Session): Promise<Session | null> {
    return this.renewOnce(session, () => Promise.resolve({ ...session }));
  }

  async #isEnded(id: string): Promise<boolean> {
    return (await this.#folder.findNow('ended-session', id)).length > 0;
  }

  async #replace(renewed: Session, earlier: readonly Entry[]): Promise<Session> {
    const next = { ...renewed, version: renewed.version + 1, sealedAt: Date.now() };
    const detail = next.version.toString(36);
    const until = next.startedAt + MAX_AGE_MS;
    await this.#folder.add({ kind: 'renewed', key: next.id, detail, until }, await seal(next));
    for (const entry of earlier) await this.#folder.remove(entry);
    return next;
  }

  async #newer(session: Session, renewals: readonly Entry[]): Promise<Session | null> {
    for (const entry of newestFirst(renewals)) {
      if (versionOf(entry) <= session.version) return null;
      const text = await this.#folder.read(entry);
      const newer = text && (await unseal(text));
      if (newer) return newer;
    }
    return null;
  }
}

function newestFirst(renewals: readonly Entry[]): readonly Entry[] {
  return renewals.toSorted((one, other) => versionOf(other) - versionOf(one));
}

function versionOf({ detail }: Entry): number {
  return parseInt(detail, 36);
}

/** Providers choose their ids freely; a file's name has few characters. */
function providersKey(provider: string, id: string): string {
  return jsonHash([provider, id]);
}

declare global {
  /** Shared by the routes and the pages, which Next.js bundles separately. */
  var frontageSessions: SessionStore | undefined;
}

/** The running app's store of sessions, in `.frontage/sessions` or in the folder that `FRONTAGE_SESSIONS` names. */
export function sessionStore(): SessionStore {
  globalThis.frontageSessions ??= new SessionStore(configuredFolder());
  return globalThis.frontageSessions;
}

function configuredFolder(): string {
  const { FRONTAGE_SESSIONS, FRONTAGE_REVOCATIONS } = process.env;
  if (FRONTAGE_SESSIONS) return FRONTAGE_SESSIONS;
  if (!FRONTAGE_REVOCATIONS) return appFile('.frontage', 'sessions');
  log().warn({}, 'FRONTAGE_REVOCATIONS is called FRONTAGE_SESSIONS now; rename the setting.');
  return FRONTAGE_REVOCATIONS;
}
