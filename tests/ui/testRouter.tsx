import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';

export type Listener = (...given: unknown[]) => void;

/** A router that stands at an address and goes nowhere. */
export function routerAt(asPath: string, pathParameters: Readonly<Record<string, string>> = {}) {
  const { searchParams } = new URL(asPath, 'https://office.example');
  const listeners = new Map<string, Set<Listener>>();
  const on = (name: string, listener: Listener) =>
    void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  const off = (name: string, listener: Listener) => void listeners.get(name)?.delete(listener);
  const emit = (name: string, ...given: unknown[]) =>
    listeners.get(name)?.forEach((listener) => listener(...given));
  const push = jest.fn((_href: string) => Promise.resolve(true));
  return {
    asPath,
    query: { ...Object.fromEntries(searchParams), ...pathParameters },
    push,
    prefetch: () => Promise.resolve(),
    events: { on, off, emit },
    /** How many wait for an event. */
    listening: () => [...listeners.values()].reduce((count, { size }) => count + size, 0),
  };
}

export type TestRouter = ReturnType<typeof routerAt>;

/** Renders below a router. */
export function at(router: TestRouter, children: ReactNode): ReactElement {
  const value = router as unknown as NextRouter;
  return <RouterContext.Provider value={value}>{children}</RouterContext.Provider>;
}
