import { blob, circle, drawing, shape } from './drawing.ts';
import type { Random } from './random.ts';

const faces: readonly (readonly string[])[] = [
  ['#f1dcc6', '#e8b48c', '#6b3f22', '#2f6f73'],
  ['#dfe7ea', '#8d5a3b', '#1f1613', '#c8553d'],
  ['#f0e4ee', '#f3c9a5', '#c98a3a', '#4b5d8a'],
  ['#e5ecd9', '#c68a5e', '#2c1c14', '#8a6d1f'],
  ['#f6e6d2', '#f0c4a0', '#8a8a8a', '#3c4a3e'],
  ['#e0e4f0', '#6f452c', '#120c0a', '#d3a02c'],
  ['#f4dfdc', '#e2a982', '#a2402a', '#5a7d5a'],
  ['#e6e6e0', '#d9a173', '#3a2a20', '#7a3b58'],
];

function person(
  random: Random,
  [background, skin, hair, shirt]: readonly string[],
  place: number,
): string {
  const hasLongHair = place % 2 === 0;
  const backHair = hasLongHair
    ? shape(
        hair!,
        blob(
          random,
          [
            [72, 110],
            [84, 56],
            [120, 42],
            [156, 56],
            [170, 110],
            [172, 176],
            [120, 188],
            [68, 176],
          ],
          4,
        ),
      )
    : '';
  const fringe = shape(
    hair!,
    blob(
      random,
      [
        [82, 98],
        [84, 62],
        [120, 44],
        [158, 62],
        [158, 98],
        [138, 76],
        [104, 76],
      ],
      4,
    ),
  );
  const glasses =
    place % 3 === 1
      ? '<path fill="none" stroke="#333" stroke-width="3" d="M90 110h24v14H90zM126 110h24v14h-24zM114 115h12"/>'
      : '';
  return drawing(
    background!,
    backHair +
      shape(
        shirt!,
        blob(
          random,
          [
            [30, 260],
            [46, 194],
            [94, 172],
            [146, 172],
            [194, 194],
            [210, 260],
          ],
          3,
        ),
      ) +
      shape(skin!, 'M106 150h28v30q-14 12-28 0z') +
      shape(skin!, blob(random, circle(120, 114, 42, 12), 1.5)) +
      fringe +
      '<path fill="#2b2320" d="M100 114a4 4 0 1 0 8 0a4 4 0 1 0-8 0M132 114a4 4 0 1 0 8 0a4 4 0 1 0-8 0"/><path fill="none" stroke="#2b2320" stroke-width="3" stroke-linecap="round" d="M106 134q14 12 28 0"/>' +
      glasses,
  );
}

/** Portraits, by file name. */
export function peoplePictures(random: Random): [string, string][] {
  return faces.map((colors, place) => [`person-${place + 1}.svg`, person(random, colors, place)]);
}
