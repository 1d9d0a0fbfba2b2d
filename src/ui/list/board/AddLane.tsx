import { useEffect, useId, useRef, useState } from 'react';
import type { LoadPicker } from '../../../lists/picker.ts';
import { RelationControl } from '../../form/RelationControl.tsx';
import { isUnchosen, type RelationState } from '../../form/unchosen.ts';
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
  const [state, setState] = useState<RelationState>(null);
  useEffect(() => {
    if (picker) input.current?.focus();
  }, [picker]);
  if (!picker) return null;
  const choose = (option: RelationState) => {
    if (!option || isUnchosen(option)) return setState(option);
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
        value={state}
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
