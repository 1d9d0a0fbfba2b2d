import { useLayoutEffect } from 'react';

/** A new page begins at its top. */
export function FromTheTop() {
  useLayoutEffect(() => {
    // What it gives is no function that cleans up.
    void window.scrollTo(0, 0);
  }, []);
  return null;
}
