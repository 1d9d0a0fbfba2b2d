import { isIP } from 'node:net';
import type { Client } from './handler.ts';
import type { Settings } from './settings.ts';

/**
 * The address that a request comes from. Behind proxies it is the one that the first trusted proxy
 * saw, counted from the end of `X-Forwarded-For`: earlier entries can be forged. An IPv6 address is
 * cut to its /64 network, since each client has many addresses in it.
 */
export function clientAddress(
  { headers }: Pick<Request, 'headers'>,
  { address }: Client,
  { proxies }: Pick<Settings, 'proxies'>,
): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => withoutPort(part.trim()));
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return networkOf(seen && isIP(seen) ? seen : address);
}

/** Some proxies append the client's port. */
function withoutPort(text: string): string {
  return text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) !== 6) return plain;
  const [left, right = ''] = plain.split('::');
  const start = left === '' ? [] : left.split(':');
  const end = right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: Math.max(8 - start.length - end.length, 0) }, () => '0');
  const parts = plain.includes('::') ? [...start, ...zeros, ...end] : start;
  return parts
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':');
}
