/**
 * Loads code that nobody has asked for yet, because it comes into sight or may be needed soon. A page whose code is gone
 * since a release is reloaded, which it is not for this (`src/next/missingFiles.ts`): a person would lose their place
 * and what they have selected.
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
