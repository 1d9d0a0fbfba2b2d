/** A browser as far as signing in needs one: it follows redirects, and keeps cookies by host and port. */
export class VisitorBrowser {
  readonly #cookies: Map<string, Map<string, string>>;
  /** The addresses that it was led to. */
  readonly visited: string[] = [];
  /** The values of `Set-Cookie` that it was sent, by origin. */
  readonly received = new Map<string, string[]>();
  /** Proxies that end TLS before a server: the origins that they stand for → the server's. */
  readonly proxies = new Map<string, string>();

  /** @param copied its cookies are those of another one */
  constructor(copied?: VisitorBrowser) {
    const cookies = copied ? [...copied.#cookies] : [];
    this.#cookies = new Map(cookies.map(([origin, own]) => [origin, new Map(own)]));
  }

  /** @param until stops before an address that begins so, and returns the redirect to it */
  async open(address: string, until?: string): Promise<{ url: URL; response: Response }> {
    let url = new URL(address);
    for (let step = 0; step < 20; step += 1) {
      this.visited.push(url.href);
      const response = await this.send(url);
      const location = response.headers.get('location');
      if (!location) return { url, response };
      const next = new URL(location, url);
      if (until && next.href.startsWith(until)) return { url: next, response };
      url = next;
    }
    throw new Error(`Too many redirects: ${this.visited.join('\n')}`);
  }

  async send(url: URL, init: RequestInit = {}): Promise<Response> {
    const server = this.proxies.get(url.origin);
    const forwarded = { 'x-forwarded-host': url.host, 'x-forwarded-proto': 'https' };
    const headers = {
      ...init.headers,
      ...(server !== undefined && forwarded),
      cookie: this.cookieHeader(url.origin),
    };
    const target = server === undefined ? url : new URL(url.pathname + url.search, server);
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    const cookies = response.headers.getSetCookie();
    this.received.set(url.origin, [...(this.received.get(url.origin) ?? []), ...cookies]);
    for (const cookie of cookies) this.#keep(url.origin, cookie);
    return response;
  }

  cookieHeader(origin: string): string {
    const own = this.#cookies.get(new URL(origin).origin) ?? new Map<string, string>();
    return [...own].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(origin: string, cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    const own = this.#cookies.get(origin) ?? new Map<string, string>();
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie) || value === '') own.delete(name);
    else own.set(name, value);
    this.#cookies.set(origin, own);
  }
}
