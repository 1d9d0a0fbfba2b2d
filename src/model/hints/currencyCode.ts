/** Whether a hint names a currency by its ISO code, rather than the field that holds it. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}
