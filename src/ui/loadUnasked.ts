/**
 * Loads code that nobody has asked for yet, because it comes into sight or may be needed soon. A page whose code is gone
 * since a release is reloaded, which it is not for this (`src/next/missingFiles.ts`): a person would lose their place
 * and what they have selected.
 *
 * @throws what `load` throws
 */
export async function loadUnasked<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    dispatchEvent(new Event('frontage-unasked'));
    throw error;
  }
}
