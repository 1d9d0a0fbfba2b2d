import { useEffect, useId, useRef } from 'react';
import type { LoadPicker, Option } from '../../../lists/picker.ts';
import { RelationControl } from '../../form/RelationControl.tsx';
import { usePicker } from '../../form/usePicker.ts';
import styles from './board.module.css';

export interface AddLaneProps {
  readonly load: LoadPicker;
  /** What the relation is called. */
  readonly label: string;
  readonly onChoose: (key: string) => void;
}

/** Finds the record that a person wants a lane for. */
export default function AddLane({ load, label, onChoose }: AddLaneProps) {
  const id = useId();
  const input = useRef<HTMLElement | null>(null);
  const picker = usePicker(load);
  useEffect(() => {
    if (picker) input.current?.focus();
  }, [picker]);
  if (!picker) return null;
  const choose = (option: Option | null) => {
    if (!option) return;
    // The menu around it has done its work.
    input.current?.closest<HTMLElement>('[popover]')?.hidePopover();
    onChoose(String(option.key));
  };
  return (
    <div className={styles.find}>
      <label htmlFor={id}>{label}</label>
      <RelationControl
        picker={picker}
        name="lane"
        id={id}
        value={null}
        onChange={choose}
        onBlur={ignore}
        ref={(element: HTMLElement | null) => {
          input.current = element;
        }}
        required={false}
        unset=""
        invalid={false}
        describedBy={undefined}
      />
    </div>
  );
}

function ignore() {}
