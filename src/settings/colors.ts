import { darken, getContrastRatio, lighten, rgbToHex } from '@mui/material/styles';
import type { AppColors } from './defineApp.ts';
import { SURFACES, type SchemeColors } from './surfaces.ts';

type Scheme = keyof SchemeColors;

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** Contrast of text with what it is on, by WCAG 2.2 at level AA. */
const CONTRAST_OF_TEXT = 4.5;
/** Text on a button of the colour itself. */
const INKS = ['#ffffff', '#0d0f12'] as const;
const HEX = /^#[\da-f]{6}$/i;

/** The variables of the theme for an app's own colours, as declarations of CSS. */
export function colorVariables(colors: AppColors): string {
  return Object.entries(colors)
    .filter(([, color]) => isValid(color))
    .flatMap(([name, color]) => Object.entries(variablesOf(name, color)))
    .map(([name, { light, dark }]) => `--frontage-palette-${name}:light-dark(${light},${dark})`)
    .join(';');
}

function variablesOf(name: string, color: SchemeColors): Record<string, SchemeColors> {
  return {
    [`${name}-main`]: color,
    [`${name}-light`]: forSchemes((scheme) => rgbToHex(lighten(color[scheme], 0.2))),
    [`${name}-dark`]: forSchemes((scheme) => rgbToHex(darken(color[scheme], 0.2))),
    [`${name}-contrastText`]: forSchemes((scheme) => inkOn(color[scheme])),
    ...(name === 'primary' && {
      'action-selected': forSchemes((scheme) => tint(color, scheme, 0.09)),
      'action-focus': forSchemes((scheme) => tint(color, scheme, 0.14)),
    }),
  };
}

/**
 * Where an app's own colours make text hard to read, in sentences for its developers; a colour that would do is
 * named with each.
 */
export function colorProblems(colors: AppColors): string[] {
  return Object.entries(colors).flatMap(([name, color]) =>
    SCHEMES.flatMap((scheme) => {
      const own = color[scheme];
      const what = `colors.${name}.${scheme} (${own})`;
      if (!HEX.test(own)) return [`${what} is not a colour of the form #6d28d9.`];
      const ratio = lowestContrast(color, scheme, name);
      if (ratio >= CONTRAST_OF_TEXT) return [];
      const better = nearestThatDoes(color, scheme, name);
      return [
        `${what} has a contrast of ${ratio.toFixed(1)}:1 with what it is on; text needs ${CONTRAST_OF_TEXT}:1 (WCAG AA). ${better} has that.`,
      ];
    }),
  );
}

/** Of text in the colour with each surface, and of what is written on the colour with it. */
function lowestContrast(color: SchemeColors, scheme: Scheme, name: string): number {
  const own = color[scheme];
  const surfaces = Object.values(SURFACES).map((surface) => surface[scheme]);
  if (name === 'primary') surfaces.push(tint(color, scheme, 0.09));
  return Math.min(...[...surfaces, inkOn(own)].map((other) => getContrastRatio(own, other)));
}

/** The colour, made darker on a light page or lighter on a dark one, step by step until it can be read. */
function nearestThatDoes(color: SchemeColors, scheme: Scheme, name: string): string {
  const change = scheme === 'light' ? darken : lighten;
  for (let step = 1; step <= 50; step++) {
    const changed = rgbToHex(change(color[scheme], step / 50));
    if (lowestContrast({ ...color, [scheme]: changed }, scheme, name) >= CONTRAST_OF_TEXT)
      return changed;
  }
  return scheme === 'light' ? '#000000' : '#ffffff';
}

function isValid({ light, dark }: SchemeColors): boolean {
  return HEX.test(light) && HEX.test(dark);
}

function inkOn(color: string): string {
  const [white, black] = INKS;
  return getContrastRatio(color, white) >= getContrastRatio(color, black) ? white : black;
}

/** A little of a colour on the page. */
function tint(color: SchemeColors, scheme: Scheme, share: number): string {
  const [own, page] = [color[scheme], SURFACES.page[scheme]].map(channelsOf);
  const mixed = own.map((channel, index) =>
    Math.round(page[index] * (1 - share) + channel * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function forSchemes(colorIn: (scheme: Scheme) => string): SchemeColors {
  return { light: colorIn('light'), dark: colorIn('dark') };
}
