import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInSight } from '../../useInSight.ts';

/**
 * The places that somebody has scrolled to. On the way back they are rendered at once, so that a page keeps its length.
 */
const seen = new Set<string>();

interface InSightProps {
  /** What is shown, for as long as the app is open. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Renders its children once somebody has scrolled to their place. It stands last, since anything below it would move.
 */
export function InSight({ name, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wasSeen] = useState(() => seen.has(name));
  const isInSight = useInSight(place);
  useEffect(() => {
    if (isInSight) seen.add(name);
  }, [isInSight, name]);
  return <div ref={place}>{(isInSight || wasSeen) && children}</div>;
}
