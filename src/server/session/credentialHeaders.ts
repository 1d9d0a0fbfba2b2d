/**
 * Headers about how a call is sent, where it comes from and which way it took. Backends and proxies
 * trust them, so a visitor may never set one, whatever is configured.
 */
const FORBIDDEN_HEADERS =
  /^(accept.*|access-control-.*|connection|content-.*|cookie2?|date|expect|forwarded|host|http2-.*|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|via|x-forwarded.*|x-http-method.*|x-method-override|x-original.*|x-real-ip|x-rewrite.*|.*client-ip|.*connecting-ip|__proto__)$/;

/**
 * Whether a header can only carry a credential.
 *
 * @param name in lower case
 */
export function isCredentialHeader(name: string): boolean {
  return !FORBIDDEN_HEADERS.test(name);
}
