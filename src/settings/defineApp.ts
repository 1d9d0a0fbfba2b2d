import type { Formats } from '../locale/locale.ts';
import type { SchemeColors } from './surfaces.ts';

/**
 * What a team says of its app as a whole. `src/app.ts` has it: the server, the browser and the commands of Frontage
 * read that file, so it imports nothing but this module.
 */
export interface AppSettings {
  /** In the header, and after the title of every page. */
  readonly name: string;
  /** An image in the header, in place of the name. */
  readonly logo?: Logo;
  /** The icon of browser tabs, a file in `public`: `/favicon.svg` where nothing is said. */
  readonly icon?: string;
  /** How numbers and dates are written, as options of `Intl`: `{ date: { dateStyle: 'short' } }`. */
  readonly formats?: Formats;
  /** Colours in place of the theme's. Shades and text on them follow; the commands say where one is hard to read. */
  readonly colors?: AppColors;
  /** The font of all text, in place of the system's. */
  readonly font?: AppFont;
}

/** `primary` is for links and main buttons; the others say how something is. */
export type AppColors = Partial<
  Readonly<Record<'primary' | 'success' | 'warning' | 'error' | 'info', SchemeColors>>
>;

/** A font and its files. */
export interface AppFont {
  /** Such as `Inter`. */
  readonly family: string;
  /** A variable font is one file with a range of weights. The first is loaded before the page is shown. */
  readonly files: readonly FontFile[];
}

/** A font's file. */
export interface FontFile {
  /** A file in `public/fonts`, which browsers keep: `/fonts/inter.woff2`. */
  readonly src: string;
  /** `400` where nothing is said; of a variable font, its range: `100 900`. */
  readonly weight?: string;
  readonly style?: 'normal' | 'italic';
}

/** An image in `public`, with its size on the page in pixels, so that nothing moves when it is loaded. */
export interface Logo {
  /** Such as `/logo.svg`. */
  readonly src: string;
  /** The image for the dark colour scheme, where it is another one. */
  readonly dark?: string;
  readonly width: number;
  /** At most 40: the header is 48 pixels high. */
  readonly height: number;
  /** Shows the name beside the image. */
  readonly withName?: boolean;
}

/** Types the settings of `src/app.ts` and returns them unchanged. */
export function defineApp(settings: AppSettings): AppSettings {
  return settings;
}
