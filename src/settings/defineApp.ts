import type { Formats } from '../locale/locale.ts';

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
