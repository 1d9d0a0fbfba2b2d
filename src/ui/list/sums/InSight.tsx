import { useRef, type ReactNode } from 'react';
import { useInSight } from '../../useInSight.ts';

/** What is not there before somebody scrolls to its place. Nothing may follow it that it would move. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const wasInSight = useInSight(place);
  return <div ref={place}>{wasInSight && children}</div>;
}
