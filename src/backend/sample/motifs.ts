import { blob, circle } from './drawing.ts';
import type { Random } from './random.ts';

type Motif = (random: Random, ink: string, light: string) => string;

const fill = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;
const line = (color: string, path: string, width = 3) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

function petals(random: Random, count: number, color: string, reach: number): string {
  return Array.from({ length: count }, (_, place) => {
    const turn = Math.round((place / count) * 360);
    const path = blob(
      random,
      [
        [120, 148],
        [120 + reach / 3, 148 - reach * 0.6],
        [120, 148 - reach * 1.3],
        [120 - reach / 3, 148 - reach * 0.6],
      ],
      1.5,
    );
    return `<path fill="${color}" d="${path}" transform="rotate(${turn} 120 148)"/>`;
  }).join('');
}

/** Drawings for the label of a coffee bag, in the square from 84,112 to 156,184. */
export const motifs = {
  sun: (random, ink, light) =>
    fill(light, blob(random, circle(120, 148, 20))) +
    Array.from({ length: 9 }, (_, place) =>
      line(ink, 'M120 120v-9', 4).replace('/>', ` transform="rotate(${place * 40} 120 148)"/>`),
    ).join(''),
  mountains: (random, ink, light) =>
    fill(
      light,
      blob(
        random,
        [
          [86, 180],
          [104, 128],
          [112, 124],
          [134, 180],
        ],
        3,
      ),
    ) +
    fill(
      ink,
      blob(
        random,
        [
          [106, 182],
          [130, 138],
          [138, 138],
          [158, 182],
        ],
        3,
      ),
    ) +
    fill(light, blob(random, circle(144, 124, 8))),
  waves: (_random, ink, light) =>
    [130, 148, 166]
      .map((y, place) => line(place === 1 ? light : ink, `M88 ${y}q8-12 16 0t16 0 16 0 16 0`, 5))
      .join(''),
  flower: (random, ink, light) =>
    petals(random, 7, light, 24) + fill(ink, blob(random, circle(120, 148, 9))),
  leaf: (random, ink, light) =>
    fill(
      light,
      blob(
        random,
        [
          [96, 176],
          [92, 140],
          [120, 116],
          [148, 118],
          [150, 146],
          [126, 172],
        ],
        2,
      ),
    ) + line(ink, 'M92 182Q112 156 138 130M112 160l-6-14M122 149l14 2', 3),
  berries: (random, ink, light) =>
    [
      [108, 152],
      [132, 150],
      [120, 168],
    ]
      .map(([x, y], place) => fill(place === 1 ? ink : light, blob(random, circle(x!, y!, 13))))
      .join('') + line(ink, 'M108 140Q112 124 122 118M132 138Q130 126 122 118', 3),
  bird: (random, ink, light) =>
    fill(
      light,
      blob(
        random,
        [
          [92, 150],
          [108, 130],
          [134, 134],
          [146, 126],
          [152, 134],
          [140, 162],
          [112, 170],
        ],
        2,
      ),
    ) +
    fill(
      ink,
      blob(
        random,
        [
          [104, 148],
          [122, 138],
          [132, 150],
          [116, 162],
        ],
        2,
      ),
    ) +
    line(ink, 'M116 170v12M126 168v14', 3),
  moon: (random, ink, light) =>
    fill(light, blob(random, circle(120, 146, 26))) +
    fill(ink, blob(random, circle(131, 139, 21))) +
    [
      [96, 120],
      [150, 172],
      [92, 170],
    ]
      .map(([x, y]) => fill(light, blob(random, circle(x!, y!, 3, 5), 0.5)))
      .join(''),
  lighthouse: (random, ink, light) =>
    fill(
      light,
      blob(
        random,
        [
          [110, 182],
          [113, 134],
          [127, 134],
          [130, 182],
        ],
        1,
      ),
    ) +
    fill(ink, 'M111 158h18l1 10h-20zM112 126h16v10h-16z') +
    line(light, 'M134 130l18-7M134 134l19 3M106 130l-18-7M106 134l-19 3', 3),
  volcano: (random, ink, light) =>
    fill(
      ink,
      blob(
        random,
        [
          [84, 184],
          [106, 138],
          [134, 138],
          [156, 184],
        ],
        2,
      ),
    ) +
    [
      [114, 126],
      [126, 118],
      [118, 110],
    ]
      .map(([x, y], place) => fill(light, blob(random, circle(x!, y!, 9 - place * 2))))
      .join(''),
  ship: (random, ink, light) =>
    fill(
      ink,
      blob(
        random,
        [
          [90, 164],
          [150, 164],
          [142, 182],
          [98, 182],
        ],
        1.5,
      ),
    ) +
    fill(
      light,
      blob(
        random,
        [
          [119, 116],
          [146, 158],
          [119, 158],
        ],
        1,
      ),
    ) +
    line(ink, 'M116 114v48', 3) +
    line(light, 'M84 188q9-7 18 0t18 0 18 0 18 0', 3),
  star: (random, ink, light) => petals(random, 5, light, 28) + petals(random, 5, ink, 12),
  cherries: (random, ink, light) =>
    [96, 112, 128, 144]
      .map((x, place) =>
        fill(place % 2 ? ink : light, blob(random, circle(x, 158 - (place % 2) * 14, 11))),
      )
      .join('') + line(ink, 'M88 132Q118 116 152 130', 3),
  stripes: (_random, ink, light) =>
    [118, 132, 146, 160, 174]
      .map((y, place) =>
        line(place % 2 ? light : ink, `M88 ${y}Q104 ${y - 5} 120 ${y}T152 ${y}`, 6),
      )
      .join(''),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
