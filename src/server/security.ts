import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { settings } from './settings.ts';

export interface PolicyOptions {
  /** Sources of images, in the syntax of `img-src`. */
  readonly imageSources: string;
  /** The development server evaluates code and injects styles. */
  readonly development: boolean;
}

/**
 * A page's Content-Security-Policy header (CSP level 3). Scripts and styles need the page's nonce,
 * or must be loaded by a script that has it. `style` attributes are allowed: they cannot run code,
 * and React renders them on the server.
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
  // URLs of records contain keys, which other sites must not see.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Sets a page's security headers. @returns the nonce for its scripts and styles */
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
