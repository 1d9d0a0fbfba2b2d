import Button from '@mui/material/Button';
import { useContext, useEffect, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { Failure } from '../run/Failure.tsx';
import type { ListOfTable } from '../../list/listContext.ts';
import { readPage } from '../../list/readPage.ts';
import { walkTargets, type Target } from './targets.ts';

interface TargetSearchProps {
  readonly list: ListOfTable;
  readonly onFound: (targets: readonly Target[]) => void;
  readonly onClose: () => void;
}

/** Looks up all records that match, and says how far it has come. */
export function TargetSearch({ list, onFound, onClose }: TargetSearchProps) {
  const locale = useLocale();
  const source = useContext(PageSourceContext);
  const [count, setCount] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const known = useRef({ list, source, onFound, locale });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { list: walked, source: from, onFound: found, ...rest } = known.current;
    const { definition } = walked;
    if (!definition || !from) return;
    walkTargets({
      resource: walked.resource,
      state: walked.address,
      load: (address) => readPage(definition, address, from, signal),
      signal,
      onProgress: setCount,
      ...rest,
    }).then(found, (reason: unknown) => signal.aborted || setError(reason));
    return () => controller.abort();
  }, []);
  return (
    <>
      <p role="status">{t('Finding records: {count} so far', locale, { count })}</p>
      {error !== null && <Failure error={error} />}
      <Button onClick={onClose}>{t('Cancel', locale)}</Button>
    </>
  );
}
