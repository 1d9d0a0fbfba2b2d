/**
 * Loads code that nobody has asked for yet, because it comes into sight or may soon be needed. Where a release has
 * removed the code, the page is not reloaded, as it is for code that somebody waits for (`src/next/missingFiles.ts`): a
 * person would lose their place and their selection.
 *
 * @returns what `load` returns
 */
export function loadUnasked<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = new Set(document.scripts);
  const loading = load();
  const files = [...document.scripts].filter((script) => !before.has(script));
  dispatchEvent(new CustomEvent('frontage-unasked', { detail: { files, loading } }));
  return loading;
}
