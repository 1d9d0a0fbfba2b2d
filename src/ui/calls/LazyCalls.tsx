import { useEffect, useState, type ComponentType } from 'react';
import type { HandOver } from '../../relay/handOver.ts';

export interface CallsProps {
  /** The queries that the server ran to render the first page. */
  readonly firstHandOvers: Readonly<Record<string, HandOver>>;
}

/** The panel of calls, loaded separately from all pages. */
export function LazyCalls(props: CallsProps) {
  const [Calls, setCalls] = useState<ComponentType<CallsProps> | null>(null);
  useEffect(() => {
    void import('./Calls.tsx').then((loaded) => setCalls(() => loaded.Calls));
  }, []);
  return Calls && <Calls {...props} />;
}
