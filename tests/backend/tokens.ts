import { createHmac } from 'node:crypto';
import type { BackendProcess } from './backendProcess.ts';

const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token (RFC 7519) signed with a shared secret; what PostGraphile demands of one is added. */
export function signedToken(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const inOneHour = Math.floor(Date.now() / 1000) + 3600;
  const payload = { exp: inOneHour, aud: 'postgraphile', iss: 'postgraphile', ...claims };
  const content = `${inBase64({ alg: 'HS256', typ: 'JWT' })}.${inBase64(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

/** A token that nobody signed. */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  const payload = { exp: 9_999_999_999, aud: 'postgraphile', ...claims };
  return `${inBase64({ alg: 'none' })}.${inBase64(payload)}.`;
}

/** What a token says. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

export const AUTHENTICATE =
  'mutation ($email: String!, $password: String!) { authenticate(input: { email: $email, password: $password }) { token } }';

/** Signs an employee of the sample in by the first part of the e-mail address. */
export async function signIn({ data }: BackendProcess, name: string): Promise<string> {
  const email = `${name}@kadekoffie.example`;
  const password = `${name.split('.')[0]}-coffee`;
  const answer = await data<{ authenticate: { token: string } }>(AUTHENTICATE, { email, password });
  return answer.authenticate.token;
}
