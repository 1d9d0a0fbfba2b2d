import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';

type Arguments = Parameters<typeof hydrateRoot>;

/**
 * `react-dom/client` as pages have it: what the server rendered is hydrated in tasks of their own, and as a
 * transition.
 *
 * Gain: React is evaluated when it is first needed, not in the task that evaluates Next.js's own modules. It
 * then works in slices of some milliseconds, and answers who clicks in between. By themselves these are two
 * long tasks, during which a page answers nobody.
 *
 * Leans on: Next.js calling `hydrateRoot` of the module's default export, and nothing else of it
 * (`next/dist/client/index.js`); React at its path, since its name leads here.
 *
 * Without it: pages hydrate in one task.
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
