/** What styles that are made in the browser have to carry: the page's policy lets in no others. */
export function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
