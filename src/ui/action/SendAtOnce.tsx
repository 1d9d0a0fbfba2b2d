import { useEffect, useRef } from 'react';

/** Sends the form around it once that is there. */
export function SendAtOnce() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => place.current?.closest('form')?.requestSubmit());
    return () => clearTimeout(timer);
  }, []);
  return <span ref={place} hidden />;
}
