import { pointerMovement } from './pointerMovement.ts';

/** What somebody does first who is about to do something. */
const TOUCHES = ['touchstart', 'pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/**
 * Calls back once, when somebody first touches the page from now on: what people need soon after is loaded by then, and
 * no page that is only looked at waits for it.
 *
 * @returns a function that ends the waiting
 */
export function onFirstTouch(touched: () => void): () => void {
  const hasMoved = pointerMovement();
  const touch = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event as PointerEvent)) return;
    stop();
    touched();
  };
  const options = { passive: true, capture: true };
  for (const name of TOUCHES) addEventListener(name, touch, options);
  function stop() {
    for (const name of TOUCHES) removeEventListener(name, touch, options);
  }
  return stop;
}
