import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInSight } from '../../useInSight.ts';

/** What somebody has scrolled to: on the way back it is there at once, so that a page is as long as it was. */
const seen = new Set<string>();

interface InSightProps {
  /** What is shown, for as long as the app is open. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What is not there before somebody scrolls to its place. Nothing may follow it that it would move. */
export function InSight({ name, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wasSeen] = useState(() => seen.has(name));
  const isInSight = useInSight(place);
  useEffect(() => {
    if (isInSight) seen.add(name);
  }, [isInSight, name]);
  return <div ref={place}>{(isInSight || wasSeen) && children}</div>;
}
