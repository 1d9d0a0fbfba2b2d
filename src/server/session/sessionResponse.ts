import type { ResponsePlaces, Places } from './signInDescription.ts';
import { parseClaims } from '../tokenClaims.ts';

/** Why a backend refused, in its own words. */
export interface Refusal {
  readonly message: string;
  readonly code: string | null;
  /** What the backend calls the input that it is about, the innermost name last. */
  readonly field: readonly string[];
}

/** The values at dotted places that are not null; of a list on the way, those of its first element. */
export function valueAt(data: unknown, places: Places): unknown {
  for (const place of places) {
    const value = place.split('.').reduce<unknown>((above, name) => {
      const object: unknown = Array.isArray(above) ? above[0] : above;
      return (Object(object) as Record<string, unknown>)[name];
    }, data);
    if (value !== null && value !== undefined) return value;
  }
  return null;
}

/** The text at dotted places; null where there is none. */
export function textAt(data: unknown, places: Places): string | null {
  const value = valueAt(data, places);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The reasons that a response gives for a refusal; empty when it has none, even if it refused. */
export function refusalsIn(data: unknown, { refusal }: ResponsePlaces): readonly Refusal[] {
  const { errors, types, typename } = refusal;
  const reported = errors ? valueAt(data, errors.places) : null;
  const listed = (Array.isArray(reported) ? reported : [reported]).filter(
    (each) => each !== null && each !== undefined,
  );
  if (errors && listed.length > 0)
    return listed.map((each: unknown) => {
      const own = (name: string | null) =>
        name === null ? null : (Object(each) as Record<string, unknown>)[name];
      const words = errors.message === null ? each : own(errors.message);
      return refusalOf(words, own(errors.code), own(errors.field));
    });
  const member = types.find(({ type }) => type === valueAt(data, typename));
  if (member) {
    const read = (places: Places) => valueAt(data, places);
    return [refusalOf(read(member.message), read(member.code), read(member.field))];
  }
  return hasFailed(data, refusal) ? [refusalOf(valueAt(data, refusal.message), null, null)] : [];
}

function hasFailed(data: unknown, { success, failures }: ResponsePlaces['refusal']): boolean {
  const outcome = valueAt(data, success);
  return outcome === false || (typeof outcome === 'string' && failures.includes(outcome));
}

function refusalOf(message: unknown, code: unknown, field: unknown): Refusal {
  const names = Array.isArray(field) ? field : typeof field === 'string' ? field.split('.') : [];
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    message: text(message) || text(code),
    code: text(code) || null,
    field: names.map(String),
  };
}

const UNIT_MS = { seconds: 1_000, milliseconds: 1, epochSeconds: 1_000, epochMilliseconds: 1 };

/**
 * When a token of a response expires, by this machine's clock: what the token says of itself (JWT, RFC 7519, section
 * 4.1.4), otherwise what the response says. Clocks differ, so the time that a token has counts and not its date.
 *
 * @param clock what the backend's clock showed at `now`; `now` itself where that is not known
 * @returns null where it is not known
 */
export function expiryOf(
  data: unknown,
  { expiry }: ResponsePlaces,
  token: string | null,
  { now, clock }: { readonly now: number; readonly clock: number },
): number | null {
  const said = expiry ? timeLeft(valueAt(data, expiry.places), expiry.unit, clock) : null;
  const { exp = null, iat = null } = claimsOf(token);
  const own = exp === null ? null : exp * 1_000 - (iat !== null && iat < exp ? iat * 1_000 : clock);
  const left = own ?? said;
  // A token that has expired when it is issued says that the clocks differ, and nothing else.
  return left !== null && left > 0 ? now + left : null;
}

type Unit = NonNullable<ResponsePlaces['expiry']>['unit'];

function isDuration(unit: Unit): boolean {
  return unit === 'seconds' || unit === 'milliseconds';
}

/** The milliseconds until a moment, or that a span says. */
function timeLeft(value: unknown, unit: Unit, clock: number): number | null {
  if (unit === 'date') {
    const moment = typeof value === 'string' ? Date.parse(value) : NaN;
    return Number.isNaN(moment) ? null : moment - clock;
  }
  const amount = Number(value);
  if (value === null || !Number.isFinite(amount)) return null;
  return amount * UNIT_MS[unit] - (isDuration(unit) ? 0 : clock);
}

function claimsOf(token: string | null): { exp?: number; iat?: number } {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token ?? '') ?? [];
  const { exp, iat } = (payload && parseClaims(payload)) || {};
  return {
    exp: typeof exp === 'number' ? exp : undefined,
    iat: typeof iat === 'number' ? iat : undefined,
  };
}
