import { withBasePath } from '../address/basePath.ts';
import { fontStyles } from '../settings/font.ts';
import type { AppSettings } from '../settings/defineApp.ts';

/** The styles of an app's own colours and font, for the head of each page; empty where it has none. */
export async function lookOf({ colors, font }: AppSettings): Promise<string> {
  const rules: string[] = [];
  if (colors) {
    // MUI's arithmetic of colours, which most apps do not need.
    const { colorVariables } = await import('../settings/colors.ts');
    // Doubled, it wins over the theme's own, which may come later.
    rules.push(`:root:root{${colorVariables(colors)}}`);
  }
  if (font) rules.push(fontStyles(font, withBasePath));
  return rules.join('');
}
