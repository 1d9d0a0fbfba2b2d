/**
 * The language that a person most likely writes in, as a backend spells it: the one of the page, the same without
 * its region, English, or the first.
 *
 * @param codes as the backend has them, `pt_BR`; any language if left out
 * @param language the page's, as a BCP 47 tag
 */
export function languageAmong(codes: readonly string[] | undefined, language: string): string {
  if (!codes) return language;
  const [bare] = language.split('-');
  const spelled = (tag: string) => codes.find((code) => tagOf(code) === tagOf(tag));
  return (
    spelled(language) ??
    spelled(bare) ??
    codes.find((code) => tagOf(code).split('-')[0] === tagOf(bare)) ??
    spelled('en') ??
    codes[0] ??
    language
  );
}

function tagOf(code: string): string {
  return code.replaceAll('_', '-').toLowerCase();
}
