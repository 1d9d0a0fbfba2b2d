import { blob, drawing, shape } from './drawing.ts';
import { motifs, type MotifName } from './motifs.ts';
import type { Random } from './random.ts';

/** Background, bag, ink and light of each coffee, and the drawing on its label. */
const bags: Record<string, [string, string, string, string, MotifName]> = {
  kiambu: ['#f6e3dc', '#3b2f4a', '#7a2e4d', '#e0899b', 'berries'],
  aricha: ['#eef0dd', '#5c7a5a', '#35533a', '#f3e9b8', 'flower'],
  guji: ['#fbe4e4', '#a63d57', '#6b1f38', '#f5b7a8', 'cherries'],
  pitalito: ['#fdebd3', '#c7703c', '#7d3c1d', '#fbd9a5', 'sun'],
  planadas: ['#f7ead8', '#8a5a3c', '#54331f', '#eac48f', 'mountains'],
  'santa-barbara': ['#fff1d6', '#d99a2b', '#8d5a10', '#ffe3a1', 'bird'],
  antigua: ['#e9e3df', '#4a3b3a', '#b0513a', '#e9a178', 'volcano'],
  huehue: ['#e3ebee', '#3f6173', '#223c4a', '#b9d6dc', 'mountains'],
  tarrazu: ['#e6f0e4', '#4f8a68', '#27543c', '#cfe8b8', 'leaf'],
  minas: ['#f3e5d3', '#75503a', '#452b1c', '#d8b08a', 'stripes'],
  mogiana: ['#fff4cf', '#c79a1e', '#7a5a0c', '#fdeaa0', 'sun'],
  kivu: ['#dfeef0', '#2f7f8c', '#14505b', '#b5e3e3', 'waves'],
  kayanza: ['#f3e6ef', '#8a4f7d', '#562a4d', '#e3b6d4', 'leaf'],
  gayo: ['#e2e6da', '#44523b', '#252e20', '#a9b98a', 'bird'],
  cajamarca: ['#f8e3d8', '#b85c3e', '#6f2f1c', '#f2b796', 'stripes'],
  geisha: ['#f7eef5', '#d7c7dd', '#7c5a8c', '#fff7fb', 'flower'],
  quay: ['#e4e7ee', '#2c3e5c', '#c56a3a', '#f0b98a', 'ship'],
  'night-ferry': ['#dcdfe8', '#1d2340', '#10142b', '#e8d48a', 'moon'],
  'morning-watch': ['#fdf0e0', '#e08a5a', '#9b4a26', '#ffe0b5', 'sun'],
  lighthouse: ['#e6f1f6', '#c8463c', '#7d1f1b', '#fff3e6', 'lighthouse'],
  'winter-harbour': ['#e8eef0', '#23505a', '#0f3038', '#d7e9e6', 'star'],
  'winter-harbour-2026': ['#f0e6e6', '#7c2430', '#4a0f19', '#f0c9a6', 'star'],
  'quiet-sea': ['#e2eff0', '#6a9aa3', '#34616b', '#d5eef0', 'waves'],
  'slack-tide': ['#ece8df', '#8b8264', '#544d35', '#ddd3ae', 'ship'],
};

function bag(
  random: Random,
  [background, paper, ink, light, motif]: (typeof bags)[string],
): string {
  const shadow = '#00000018';
  return drawing(
    background,
    shape(
      shadow,
      blob(
        random,
        [
          [54, 214],
          [120, 206],
          [190, 214],
          [120, 226],
        ],
        2,
      ),
    ) +
      shape(
        paper,
        blob(
          random,
          [
            [64, 56],
            [66, 32],
            [68, 28],
            [172, 28],
            [174, 32],
            [176, 56],
            [184, 130],
            [184, 206],
            [182, 220],
            [172, 223],
            [68, 223],
            [58, 220],
            [56, 206],
            [56, 130],
          ],
          1.5,
        ),
      ) +
      shape(ink, 'M65 44Q120 38 175 44L176 58Q120 52 64 58Z') +
      shape(shadow, 'M162 60Q172 140 168 214L180 214Q182 120 173 60Z') +
      `<path fill="none" stroke="${light}" stroke-width="2" d="M82 76h76"/><path fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" d="M94 90h52"/>` +
      `<g transform="translate(-36 -40) scale(1.3)">${motifs[motif](random, ink, light)}</g>`,
  );
}

/** A bag for every coffee, by file name. */
export function bagPictures(random: Random): [string, string][] {
  return Object.entries(bags).map(([name, colors]) => [`${name}.svg`, bag(random, colors)]);
}
