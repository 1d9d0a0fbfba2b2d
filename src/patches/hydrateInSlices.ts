import { startTransition, type ReactNode } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';

type Arguments = Parameters<typeof hydrateRoot>;

/**
 * Replaces `react-dom/client` in pages: hydrates in tasks of their own, and as a transition.
 *
 * Gain: React is evaluated when it is first needed, not in the task that evaluates Next.js's own modules.
 * It then works in slices of some milliseconds and handles input between them. Otherwise these are two
 * long tasks that block input.
 *
 * Depends on: Next.js calling only `hydrateRoot` of the module's default export
 * (`next/dist/client/index.js`); React imported by its path, since its name resolves to this file.
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
  // `require` delays evaluation, which `import` would not. By path: the name resolves to this file.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const client = require('unpatched/react-dom/client') as {
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
