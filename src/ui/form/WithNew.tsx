import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import buttons from '../button.module.css';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { Icon } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import styles from './form.module.css';
import type { AnyPicker, Option } from '../../lists/picker.ts';

const CreateBeside = dynamic(
  () => import('./CreateBeside.tsx').then((module) => module.CreateBeside),
  { ssr: false, loading: WhileLoading },
);

interface WithNewProps {
  readonly picker: AnyPicker;
  readonly onCreated: (option: Option<string | number>) => void;
  /** The picker's control. */
  readonly children: ReactNode;
}

/** A picker with a button that creates a new record. */
export function WithNew({ picker, onCreated, children }: WithNewProps) {
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  const words = newRecordLabel(picker.resource, locale);
  if (!picker.canCreate) return children;
  return (
    <div className={styles.withNew}>
      {children}
      <button
        type="button"
        className={buttons.icon}
        aria-label={words}
        title={words}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
      </button>
      {isOpen && (
        <CreateBeside picker={picker} onCreated={onCreated} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
