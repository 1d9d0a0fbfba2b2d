import type { ReactNode } from 'react';

/** A part of the home page that a person can hide and move. */
export interface HomePart {
  /** What it is known by in the arrangement that a cookie stores. */
  readonly name: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** What the parts that every home page can have are known by; panels are by `nameOfPanel`. */
export const PARTS = {
  attention: 'attention',
  charts: 'charts',
  activity: 'activity',
  resources: 'resources',
} as const;
