/** A colour in the light and in the dark colour scheme, in hexadecimal: `#6d28d9`. */
export interface SchemeColors {
  readonly light: string;
  readonly dark: string;
}

/** What text is on: the theme's backgrounds, which `global.css` has the last two of. */
export const SURFACES = {
  page: { light: '#ffffff', dark: '#121417' },
  paper: { light: '#ffffff', dark: '#1a1d21' },
  hover: { light: '#f4f6f8', dark: '#20242a' },
  muted: { light: '#f7f8fa', dark: '#16191d' },
  sunken: { light: '#eff1f4', dark: '#0d0f12' },
} satisfies Record<string, SchemeColors>;
