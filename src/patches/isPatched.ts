/** The patches that are no replaced modules; `patches.js` names all of them. */
type RuntimePatch =
  | 'inlineStyles'
  | 'interceptNavigation'
  | 'joinedScripts'
  | 'linkedPage'
  | 'manifestOnUse'
  | 'startNextLast';

/** Whether a patch is in use: `next.config.js` writes the setting into the build. */
export function isPatched(name: RuntimePatch): boolean {
  const setting = process.env.FRONTAGE_PATCHES ?? 'all';
  return setting === 'all' || setting.split(',').includes(name);
}
