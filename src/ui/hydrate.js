import client from '../../node_modules/react-dom/client.js';
import { startTransition } from 'react';

/**
 * `react-dom/client` as pages have it: what the server painted is taken over as a transition. React
 * then works in slices of some milliseconds, and answers what a person does in between; by itself it
 * takes over a page of Next's in one long task.
 */
export default {
  ...client,
  /** @param {Parameters<typeof client.hydrateRoot>} args */
  hydrateRoot(...args) {
    let root;
    startTransition(() => {
      root = client.hydrateRoot(...args);
    });
    return root;
  },
};
