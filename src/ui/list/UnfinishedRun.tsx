import { useEffect, useState, type ComponentType } from 'react';
import { unfinishedRuns } from './unfinishedRuns.ts';

/** Offers to go on with work on several records that was cut short; loaded only where there may be some. */
export function UnfinishedRun({ slug }: { slug: string }) {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (unfinishedRuns.read(slug) === null) return;
    void import('../batch/bulk/BulkActions.tsx').then(({ BulkOffer }) => setOffer(() => BulkOffer));
  }, [slug]);
  return Offer && <Offer />;
}
