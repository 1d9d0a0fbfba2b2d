import type { Navigation } from '../../address/navigation.ts';
import type { SpokenLanguage } from '../../locale/catalogue.ts';
import type { PaletteSource } from './entries.ts';

export interface PaletteProps {
  readonly navigation: Navigation;
  /** What the interface can be read in. */
  readonly languages: readonly SpokenLanguage[];
  /** What it finds besides the lists; loaded when it is first opened. */
  readonly loadPalette: () => Promise<PaletteSource>;
  /** Takes what was typed before the palette's input was there. */
  readonly takeTyped: () => string;
  readonly onClose: () => void;
}
