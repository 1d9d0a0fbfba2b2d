import type { Random } from './random.ts';

export type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed curve through the points, each moved a little, as a hand would. */
export function blob(random: Random, points: readonly Point[], wobble = 2): string {
  const moved = points.map(([x, y]): Point => [
    x + (random.next() - 0.5) * wobble * 2,
    y + (random.next() - 0.5) * wobble * 2,
  ]);
  const middle = (from: Point, to: Point): Point => [
    round((from[0] + to[0]) / 2),
    round((from[1] + to[1]) / 2),
  ];
  const start = middle(moved.at(-1)!, moved[0]!);
  const curves = moved.map((point, place) => {
    const next = middle(point, moved[(place + 1) % moved.length]!);
    return `Q${round(point[0])} ${round(point[1])} ${next[0]} ${next[1]}`;
  });
  return `M${start[0]} ${start[1]}${curves.join('')}Z`;
}

/** Points on a circle. */
export function circle(x: number, y: number, radius: number, count = 10): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A picture of 240 by 240: content on a background. */
export function drawing(background: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path fill="${background}" d="M0 0h240v240H0z"/>${content}</svg>\n`;
}

/** A filled shape. */
export const shape = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`;

/** A drawn line. */
export const stroke = (color: string, path: string, width = 4) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
