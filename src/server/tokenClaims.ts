/**
 * The claims in the payload of a JWT (RFC 7519, section 7.2). They are not verified: the backend does that.
 *
 * @param payload the middle part of the token, in base64url
 * @returns null when it holds none
 */
export function parseClaims(payload: string): Readonly<Record<string, unknown>> | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof claims === 'object' ? (claims as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
