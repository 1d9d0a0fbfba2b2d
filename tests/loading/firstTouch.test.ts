/** @jest-environment jsdom */
import { onFirstTouch } from '../../src/loading/firstTouch.ts';

const touched = jest.fn();
let stop: () => void;
beforeEach(() => {
  touched.mockClear();
  stop = onFirstTouch(touched);
});
afterEach(() => stop());

const dispatch = (event: Event) => document.body.dispatchEvent(event);

test.each(['touchstart', 'pointerdown', 'wheel', 'keydown'])(
  'the first %s counts, and no other after it',
  (name) => {
    dispatch(new Event(name, { bubbles: true }));
    dispatch(new Event(name, { bubbles: true }));
    dispatch(new Event('keydown', { bubbles: true }));
    expect(touched).toHaveBeenCalledTimes(1);
  },
);

test('a pointer counts that moves, and not one below which the page changes', () => {
  const at = (screenX: number) =>
    dispatch(
      Object.assign(new MouseEvent('pointermove', { bubbles: true, screenX }), {
        movementX: 0,
        movementY: 0,
      }),
    );
  at(40);
  at(40);
  expect(touched).not.toHaveBeenCalled();
  at(41);
  expect(touched).toHaveBeenCalledTimes(1);
});

test('what is not waited for any more is not called', () => {
  stop();
  dispatch(new Event('keydown', { bubbles: true }));
  expect(touched).not.toHaveBeenCalled();
});
