import { useRef, useState } from 'react';
import type { LoadPicker } from '../../../lists/picker.ts';
import { RecordSearch } from '../../form/RecordSearch.tsx';
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
  const content = useRef<HTMLDivElement>(null);
  const picker = usePicker(load);
  const [state, setState] = useState<RelationState>(null);
  if (!picker) return null;
  const choose = (option: RelationState) => {
    if (!option || isUnchosen(option)) return setState(option);
    // The menu around it has done its work.
    content.current?.closest<HTMLElement>('[popover]')?.hidePopover();
    onChoose(String(option.key));
  };
  return (
    <div ref={content} className={styles.find}>
      <RecordSearch
        picker={picker}
        name="lane"
        label={label}
        value={state}
        onChange={choose}
        autoFocus
      />
    </div>
  );
}
