import { useEffect, useRef, useState } from 'react';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { Failure } from '../export/Failure.tsx';
import { usePagesOutOfSight } from '../export/usePagesOutOfSight.tsx';
import type { ListOfTable } from '../listContext.ts';
import { walkTargets, type Target } from './targets.ts';

interface TargetSearchProps {
  readonly list: ListOfTable;
  readonly onFound: (targets: readonly Target[]) => void;
  readonly onClose: () => void;
}

/** Looks up all records that match, and says how far it has come. */
export function TargetSearch({ list, onFound, onClose }: TargetSearchProps) {
  const locale = useLocale();
  const pages = usePagesOutOfSight();
  const [count, setCount] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const known = useRef({ list, pages, onFound, locale });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { list: walked, pages: source, onFound: found, ...rest } = known.current;
    walkTargets({
      resource: walked.resource,
      state: walked.address,
      load: (address) => source.load(address, signal),
      signal,
      onProgress: setCount,
      ...rest,
    }).then(found, (reason: unknown) => signal.aborted || setError(reason));
    return () => controller.abort();
  }, []);
  return (
    <>
      <p role="status">{t('Looking up which they are: {count} so far', locale, { count })}</p>
      {error !== null && <Failure error={error} />}
      <button type="button" className={buttons.button} onClick={onClose}>
        {t('Cancel', locale)}
      </button>
      {pages.outOfSight}
    </>
  );
}
