/** @jest-environment jsdom */
import { placeAt } from '../../../src/ui/list/moves/pointerDrag.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxed(element: HTMLElement, [left, top, right, bottom]: Box): HTMLElement {
  const [width, height] = [right - left, bottom - top];
  const box = { left, top, right, bottom, width, height, x: left, y: top };
  element.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
  return element;
}

function placesAt(frame: Box, places: Readonly<Record<string, Box>>): HTMLElement {
  const within = boxed(document.createElement('div'), frame);
  for (const [name, box] of Object.entries(places)) {
    const place = boxed(document.createElement('section'), box);
    place.dataset.place = name;
    within.append(place);
  }
  document.body.append(within);
  return within;
}

beforeAll(() => {
  // jsdom has no layout.
  document.elementFromPoint = (x, y) =>
    [...document.querySelectorAll('[data-place]')].find((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }) ?? null;
});

test.each<[string, number, number, string | null]>([
  ['on a lane', 150, 300, 'Open'],
  ['between two lanes, nearer to the first', 343, 300, 'Open'],
  ['between two lanes, nearer to the second', 349, 300, 'Waiting'],
  ['in the margin behind the last one', 610, 300, 'Waiting'],
  ['in the margin before the first one', 90, 300, 'Open'],
  ['above the board', 150, 190, null],
  ['below the board', 150, 610, null],
  ['in the margin, above the board', 610, 190, null],
  ['far beside the board', 20, 300, null],
])('a card that is let go %s', (_where, clientX, clientY, place) => {
  document.body.replaceChildren();
  const board = placesAt([100, 200, 600, 600], {
    Open: [100, 200, 340, 600],
    Waiting: [352, 200, 592, 600],
    Hidden: [0, 0, 0, 0],
  });
  expect(placeAt(board, { clientX, clientY })).toBe(place);
});
