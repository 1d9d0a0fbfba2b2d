import { useEffect, useState, type ComponentType } from 'react';
import type { CallsProps } from './Calls.tsx';

/** The panel of calls, loaded separately from all pages. */
export function LazyCalls(props: CallsProps) {
  const [Calls, setCalls] = useState<ComponentType<CallsProps> | null>(null);
  useEffect(() => {
    void import('./Calls.tsx').then((loaded) => setCalls(() => loaded.Calls));
  }, []);
  return Calls && <Calls {...props} />;
}
