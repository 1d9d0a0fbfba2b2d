/** A backend's address, and the headers that go with every call to it. */
export interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Takes a user name and password out of an address and makes them a header (RFC 7617), so that they
 * are sent however the backend is called, and are in no address that is printed or recorded. A header
 * that is given for authorization counts before them.
 *
 * @param url a URL that can be parsed
 */
export function withCredentialsAsHeader({ url: text, headers }: Address): Address {
  const url = new URL(text);
  const { username, password } = url;
  if (!username && !password) return { url: text, headers };
  url.username = '';
  url.password = '';
  const isGiven = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  if (isGiven) return { url: url.href, headers };
  const credentials = Buffer.from(`${decode(username)}:${decode(password)}`).toString('base64');
  return { url: url.href, headers: { authorization: `Basic ${credentials}`, ...headers } };
}

/** A percent sign that was typed as itself stays one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
