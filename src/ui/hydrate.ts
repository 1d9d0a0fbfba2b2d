import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';
import { recordEarlyInput } from './form/earlyInput.ts';

type Arguments = Parameters<typeof hydrateRoot>;

/**
 * `react-dom/client` as pages have it: what the server painted is taken over in tasks of their own,
 * and as a transition. React is evaluated when it is first needed, not in the task that evaluates
 * Next's own modules; it then works in slices of some milliseconds, and answers what a person does in
 * between. By themselves these are two long tasks, and a page is deaf for as long.
 */
export default {
  hydrateRoot(...args: Arguments): Root {
    const root = hydrated(args);
    return {
      render: (children: ReactNode) =>
        void root.then((it) => startTransition(() => it.render(children))),
      unmount: () => void root.then((it) => it.unmount()),
    };
  },
};

async function hydrated(args: Arguments): Promise<Root> {
  recordEarlyInput();
  await nextTask();
  // What is imported is evaluated before anything else. By its path: the name leads here.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const client = require('../../node_modules/react-dom/client.js') as {
    readonly hydrateRoot: typeof hydrateRoot;
  };
  await nextTask();
  return new Promise((resolve) => {
    startTransition(() => resolve(client.hydrateRoot(...args)));
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
