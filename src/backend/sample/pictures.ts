import { bagPictures } from './bag-pictures.ts';
import { blob, circle, drawing, shape, stroke } from './drawing.ts';
import { peoplePictures } from './people-pictures.ts';
import { createRandom, type Random } from './random.ts';

/** Hills under a sky, with rows of coffee and a drying shed. */
function farm(random: Random, [sky, far, near, sun, roof]: readonly string[]): string {
  const hill = (color: string, height: number) =>
    shape(
      color,
      blob(
        random,
        [
          [-30, 260],
          [-30, height],
          [50, height - 24],
          [130, height + 14],
          [210, height - 18],
          [270, height],
          [270, 260],
        ],
        8,
      ),
    );
  const rows = [182, 200, 218].map(
    (y, place) =>
      `<path fill="none" stroke="#ffffff55" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round" d="M${10 + place * 6} ${y}Q120 ${y - 26} 236 ${y - 6}"/>`,
  );
  return drawing(
    sky!,
    shape(sun!, blob(random, circle(random.integer(60, 190), 62, 24))) +
      hill(far!, 124) +
      hill(near!, 164) +
      rows.join('') +
      shape('#fff8ec', 'M150 150h44v24h-44z') +
      shape(roof!, 'M143 152l29-19 29 19z') +
      shape('#5d4037', 'M166 158h12v16h-12z'),
  );
}

function tools(random: Random): Record<string, string> {
  return {
    dripper: drawing(
      '#eaf0ee',
      shape(
        '#fbfbf7',
        blob(
          random,
          [
            [62, 70],
            [178, 70],
            [136, 150],
            [104, 150],
          ],
          2,
        ),
      ) +
        shape('#c9d6d0', 'M66 148h108l-6 12H72z') +
        stroke('#7d9189', 'M84 84q36 12 72 0M178 92q30 4 22 30t-44 18') +
        shape(
          '#6b4630',
          blob(
            random,
            [
              [84, 168],
              [156, 168],
              [152, 208],
              [88, 208],
            ],
            1,
          ),
        ),
    ),
    kettle: drawing(
      '#f1ece4',
      shape(
        '#33383d',
        blob(
          random,
          [
            [70, 104],
            [84, 88],
            [150, 88],
            [164, 104],
            [178, 196],
            [120, 206],
            [60, 196],
          ],
          2,
        ),
      ) +
        stroke('#33383d', 'M64 176Q34 170 34 134T18 88', 9) +
        stroke('#8a5a3c', 'M160 96q44 6 36 52t-20 26', 10) +
        shape('#8a5a3c', blob(random, circle(117, 78, 9))),
    ),
    grinder: drawing(
      '#e7e9ef',
      shape('#9aa1ac', 'M92 70h56v60H92z') +
        shape(
          '#5b3a26',
          blob(
            random,
            [
              [88, 128],
              [152, 128],
              [158, 212],
              [82, 212],
            ],
            2,
          ),
        ) +
        stroke('#4a4f57', 'M120 68V46h52', 7) +
        shape('#8a5a3c', blob(random, circle(176, 44, 11))) +
        stroke('#c9ced6', 'M104 80v40', 5),
    ),
    bowl: drawing(
      '#f3ead9',
      shape(
        '#fffdf8',
        blob(
          random,
          [
            [48, 112],
            [192, 112],
            [176, 176],
            [140, 196],
            [100, 196],
            [64, 176],
          ],
          2,
        ),
      ) +
        shape('#6a4128', 'M60 116q60-18 120 0q-60 20-120 0z') +
        stroke('#c2a98a', 'M176 92l34-34', 7) +
        stroke('#d8cbb4', 'M92 84q-8-12 2-22t0-22M130 82q-8-12 2-22t0-22', 4),
    ),
  };
}

/** Every picture of the sample by file name, drawn the same each time. */
export function samplePictures(): ReadonlyMap<string, string> {
  const random = createRandom(41);
  const farms = [
    ['#fdf3dc', '#9bb38a', '#5f8a52', '#f2b84b', '#b5503c'],
    ['#dff0f4', '#7fa6a0', '#3f7a5a', '#fff0b8', '#7a4a3a'],
    ['#fbe3d6', '#b98a7a', '#7a6a3c', '#ee7f57', '#8a3b3b'],
    ['#e6e6f4', '#8f93b8', '#4a6a6e', '#f7e3c0', '#5a4a78'],
  ];
  return new Map([
    ...bagPictures(random),
    ...Object.entries(tools(random)).map(([name, picture]) => [`${name}.svg`, picture] as const),
    ...farms.map((colors, place) => [`farm-${place + 1}.svg`, farm(random, colors)] as const),
    ...peoplePictures(random),
  ]);
}
