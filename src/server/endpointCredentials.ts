/** A backend's URL, and the headers that are sent with every call to it. */
export interface Address {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Moves a user name and password out of a URL into an `Authorization` header (RFC 7617), so that
 * every transport sends them and no printed or logged URL contains them. An `Authorization` header
 * that is already given wins.
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

/** A percent sign that was not written as an escape stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
