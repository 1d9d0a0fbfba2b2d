import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { settings } from './settings.ts';

export interface PolicyOptions {
  /** Where images may come from, in the words of the policy. */
  readonly imageSources: string;
  /** The development server evaluates code and injects styles. */
  readonly development: boolean;
}

/**
 * A page's content security policy (CSP level 3): scripts and styles run only when they carry the
 * page's nonce, or were loaded by a script that does. `style` attributes are let through: they
 * cannot run anything, and server-rendered React writes them.
 */
export function contentSecurityPolicy(
  nonce: string,
  { imageSources, development }: PolicyOptions,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${imageSources}`,
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A record's address says something about the record: it is no other site's business.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Sets a page's security headers; returns the nonce that its scripts and styles must carry. */
export function securePage(response: ServerResponse): string {
  const nonce = randomBytes(16).toString('base64');
  const { imageSources, origins } = settings();
  const development = process.env.NODE_ENV === 'development';
  const policy = contentSecurityPolicy(nonce, { imageSources, development });
  response.setHeader('content-security-policy', policy);
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  if (origins.length > 0 && origins.every((origin) => origin.startsWith('https:'))) {
    response.setHeader('strict-transport-security', 'max-age=31536000');
  }
  return nonce;
}
