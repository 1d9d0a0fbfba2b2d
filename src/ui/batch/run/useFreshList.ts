import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLoadedPage } from '../../../relay/pageContext.tsx';

/** Brings the list, its counts and whatever else was read before up to date. */
export function useFreshList(isDue: boolean): void {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  useEffect(() => {
    if (!isDue) return;
    environment.commitUpdate((store) => store.invalidateStore());
    page.refresh();
  }, [isDue, environment, page]);
}
