import { BlockList, isIP } from 'node:net';
import { isCredentialHeader } from './session/credentialHeaders.ts';

/** A header of a visitor's request that names them, set by a proxy that has signed them in. */
export interface ForwardedHeader {
  /** Its name in their request, in lower case. */
  readonly from: string;
  /** Its name in calls to the backend, in lower case. */
  readonly to: string;
}

/** What an app takes from a proxy that signs people in. */
export interface ForwardedSettings {
  /**
   * `FRONTAGE_FORWARD_HEADERS`: the headers that are passed on, comma-separated, with `=` before those that the backend
   * knows by another name. The first says who somebody is.
   */
  readonly forwardHeaders: readonly ForwardedHeader[];
  /** `FRONTAGE_FORWARD_FROM`: the addresses and networks of the proxy; this machine by default. */
  readonly forwardFrom: readonly string[];
  /** `FRONTAGE_SIGN_OUT_ADDRESS`: where the proxy signs people out; null where it does not. */
  readonly signOutAddress: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const THIS_MACHINE = ['127.0.0.0/8', '::1'];

/** What proxies call people; others of `X-Forwarded-…` say which way a request took. */
const NAMES_OF_PEOPLE =
  /^x-forwarded-(access-token|email|groups|id-token|preferred-username|user)$/;

/**
 * Reads the settings of a proxy that signs people in.
 *
 * @throws when one is invalid, with its name and what to do
 */
export function forwardedSettingsFrom(environment: Environment): ForwardedSettings {
  const forwardHeaders = listFrom(environment.FRONTAGE_FORWARD_HEADERS).map(headerFrom);
  const names = forwardHeaders.map(({ to }) => to);
  if (new Set(names).size < names.length) {
    throw new Error('FRONTAGE_FORWARD_HEADERS has two headers for one of the backend.');
  }
  const given = listFrom(environment.FRONTAGE_FORWARD_FROM);
  const forwardFrom = given.length > 0 ? given : THIS_MACHINE;
  networksOf(forwardFrom);
  const signOutAddress = environment.FRONTAGE_SIGN_OUT_ADDRESS?.trim() || null;
  if (signOutAddress !== null && !isAddress(signOutAddress)) {
    throw new Error(
      'FRONTAGE_SIGN_OUT_ADDRESS must be a path or an https:// address: /oauth2/sign_out.',
    );
  }
  return { forwardHeaders, forwardFrom, signOutAddress };
}

/**
 * Addresses (`10.1.2.3`) and networks (`10.0.0.0/8`) as one list.
 *
 * @throws when one is neither
 */
export function networksOf(addresses: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of addresses) {
    const [address, prefix] = text.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32));
    const isBits = Number.isInteger(bits) && bits >= 0 && bits <= (family === 'ipv6' ? 128 : 32);
    if (isIP(address) === 0 || prefix === '' || !isBits) {
      throw new Error(
        `FRONTAGE_FORWARD_FROM cannot have ${JSON.stringify(text)}: it must be addresses or networks of the proxy, comma-separated, like 10.1.2.3 or 10.0.0.0/8.`,
      );
    }
    networks.addSubnet(address, bits, family);
  }
  return networks;
}

function headerFrom(text: string): ForwardedHeader {
  const parts = text.split('=').map((name) => name.trim().toLowerCase());
  const [to, from = to] = parts;
  if (parts.length <= 2 && [to, from].every(isNameOfPerson)) return { from, to };
  throw new Error(
    `FRONTAGE_FORWARD_HEADERS cannot have ${JSON.stringify(text)}: it must be headers that name a person, like X-Forwarded-User, or Authorization=X-Forwarded-Access-Token where the backend knows it by another name.`,
  );
}

function isNameOfPerson(name: string): boolean {
  return /^[\w-]+$/.test(name) && (isCredentialHeader(name) || NAMES_OF_PEOPLE.test(name));
}

function isAddress(text: string): boolean {
  if (text.startsWith('/')) return !/^\/[/\\]|[\s;,]/.test(text);
  return URL.canParse(text) && new URL(text).protocol === 'https:' && !/[\s;,]/.test(text);
}

function listFrom(value: string | undefined): string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}
