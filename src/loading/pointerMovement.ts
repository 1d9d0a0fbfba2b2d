type Movement = Pick<MouseEvent, 'movementX' | 'movementY' | 'screenX' | 'screenY'>;

/**
 * Tells the moves of a pointer from those that a browser reports because the page has changed below one that stands
 * still. Where a browser says of every event that it moved by nothing, the place of the one before decides.
 *
 * @returns whether the pointer has moved, for one `pointermove` after the other
 */
export function pointerMovement(): (event: Movement) => boolean {
  let last: Movement | null = null;
  return (event) => {
    const isElsewhere =
      last !== null && (last.screenX !== event.screenX || last.screenY !== event.screenY);
    last = event;
    return isElsewhere || event.movementX !== 0 || event.movementY !== 0;
  };
}
