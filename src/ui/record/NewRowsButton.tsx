import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import type { NewRowsProps } from './NewRows.tsx';

/** Inputs and mutations are not part of a record's page until somebody wants them. */
const NewRows = dynamic(() => import('./NewRows.tsx').then((module) => module.NewRows), {
  ssr: false,
  loading: WhileLoading,
});

/** Opens a row of inputs above the rows of a tab, where the person may make such records. */
export function NewRowsButton(props: Omit<NewRowsProps, 'onClose'>) {
  const { resource } = props;
  const locale = useLocale();
  const isDenied = screenDenial(useAccess(), resource, 'create') !== null;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isDenied) return null;
  if (isOpen) return <NewRows {...props} onClose={() => setOpen(false)} />;
  return (
    <div>
      <button ref={button} type="button" className={buttons.button} onClick={() => setOpen(true)}>
        {newRecordLabel(resource, locale)}
      </button>
    </div>
  );
}
