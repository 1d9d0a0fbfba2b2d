import dynamic from 'next/dynamic';
import { useState, useSyncExternalStore } from 'react';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { waitingRows } from '../form/rows/waitingRows.ts';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import type { NewRowsProps } from './NewRows.tsx';

/** Inputs and mutations are not part of a record's page until somebody wants them. */
const NewRows = dynamic(() => import('./NewRows.tsx').then((module) => module.NewRows), {
  ssr: false,
  loading: WhileLoading,
});

const neverChanges = () => () => undefined;

/** Opens a row of inputs above the rows of a tab, where the person may make such records. */
export function NewRowsButton(props: Omit<NewRowsProps, 'onClose'>) {
  const { resource } = props;
  const locale = useLocale();
  const isDenied = screenDenial(useAccess(), resource, 'create') !== null;
  const [state, setState] = useState<'open' | 'closed' | null>(null);
  const { href } = props;
  const isWaited = useSyncExternalStore(
    neverChanges,
    () => waitingRows(href).length > 0,
    () => false,
  );
  // They were entered with the record, and are not made yet.
  if (isWaited && state === null) setState('open');
  if (isDenied) return null;
  if (state === 'open') return <NewRows {...props} onClose={() => setState('closed')} />;
  return (
    <div>
      <button
        type="button"
        // It takes the focus back from the row.
        autoFocus={state === 'closed'}
        className={buttons.button}
        onClick={() => setState('open')}
      >
        {newRecordLabel(resource, locale)}
      </button>
    </div>
  );
}
