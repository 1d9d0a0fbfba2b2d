/**
 * Addresses out of data are checked for their scheme before they become links or images: a record
 * must not be able to run a script in an operator's session.
 */

/** The address as a link's `href`, or null when it is not http(s) or cannot be read. */
export function safeHref(address: string): string | null {
  const url = parse(address);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? address : null;
}

/** An e-mail address as a link's `href`, whatever its scalar gives: it cannot bring a subject or further recipients along (RFC 6068). */
export function mailHref(address: string): string {
  return `mailto:${encodeURIComponent(String(address).toWellFormed()).replaceAll('%40', '@')}`;
}

const IMAGE_DATA = /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

/** The address as an image's `src`: http(s), a path on this site, or the data of a bitmap; else null. */
export function safeImageSource(address: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return hasControlCharacter(address) ? null : address;
  return IMAGE_DATA.test(address) ? address : safeHref(address);
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Browsers skip some of them: `/\t/host` leads to another host. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ');
}
