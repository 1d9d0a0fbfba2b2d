import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy, securePage } from '../../src/server/security.ts';

process.env.GRAPHQL_ENDPOINT = 'https://api.example/graphql';

const OPTIONS = { imageSources: "'self' https:", development: false };

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('a page runs only scripts and styles that carry its nonce', () => {
  const directives = directivesOf(contentSecurityPolicy('abc', OPTIONS));
  expect(directives.get('script-src')).toBe("'self' 'nonce-abc' 'strict-dynamic'");
  expect(directives.get('style-src')).toBe("'self' 'nonce-abc'");
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('connect-src')).toBe("'self'");
  expect(directives.get('object-src')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('img-src')).toBe("'self' https:");
});

test('development needs no unsafe inline script either', () => {
  const policy = contentSecurityPolicy('abc', { ...OPTIONS, development: true });
  expect(directivesOf(policy).get('script-src')).not.toContain('unsafe-inline');
});

test('every page has a nonce of its own, and the headers', () => {
  const nonces = new Set<string>();
  for (let count = 0; count < 50; count += 1) {
    const headers = new Map<string, string>();
    const response = {
      setHeader: (name: string, value: string) => headers.set(name, value),
    } as unknown as ServerResponse;
    const nonce = securePage(response);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(50);
});
