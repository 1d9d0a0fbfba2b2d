import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Settings } from './settings.ts';

/**
 * Where a visitor calls from: of an address of version 6 the network, since each has many. Behind
 * proxies it is what the first of them saw; what stands before that in `X-Forwarded-For` may be
 * anything.
 */
export function addressOf(
  { headers, socket }: IncomingMessage,
  { proxies }: Pick<Settings, 'proxies'>,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => withoutPort(part.trim()));
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined;
  return networkOf(seen && isIP(seen) ? seen : (socket.remoteAddress ?? ''));
}

/** Some proxies say from which port a call comes, too. */
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
