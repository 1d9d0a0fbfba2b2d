import type { Aim } from '../figure.ts';
import type { Act } from './visits.ts';

/** An act in words, and what of react-admin's time it may take. */
interface ActAim {
  readonly what: string;
  readonly desktop: Aim;
  readonly slow: Aim;
}

export const ACT_AIMS: Readonly<Record<Act, ActAim>> = {
  firstRow: { what: 'first row', desktop: { atMost: 0.35 }, slow: { atMost: 0.13 } },
  taken: { what: 'a sort is taken', desktop: { atMost: 0.45 }, slow: { atMost: 0.2 } },
  sort: { what: 'sort → rows', desktop: { atMost: 0.35 }, slow: { atMost: 0.2 } },
  next: { what: 'next page → rows', desktop: { atMost: 0.2 }, slow: { atMost: 0.2 } },
  open: { what: 'open record → heading', desktop: { atMost: 0.4 }, slow: { atMost: 0.3 } },
  openAtOnce: {
    what: 'open record → heading, pressed at once',
    desktop: { atMost: 0.4 },
    slow: { atMost: 0.3 },
  },
  back: { what: 'back → rows', desktop: { atMost: 0.35 }, slow: { atMost: 0.35 } },
};

/** Thousands of bytes. */
export const SCRIPTS_AIM: Aim = { atMost: 170 };

/** Megabytes. */
export const HEAP_AIM: Aim = { atMost: 7 };
