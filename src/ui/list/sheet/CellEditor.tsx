import Popper from '@mui/material/Popper';
import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { LabelledInput } from '../../form/input.ts';
import { pressedKey } from '../../shortcuts/shortcuts.ts';
import styles from './sheet.module.css';

/** Where the focus goes after a cell was edited. */
export type AfterEdit = 'stay' | 'below' | 'before' | 'behind' | 'nowhere';

interface CellEditorProps {
  /** The cell's element. */
  readonly anchor: HTMLElement;
  readonly id: string;
  readonly input: LabelledInput;
  /** The state that it begins with. */
  readonly start: unknown;
  /** Why what is there could not be saved. */
  readonly reason: string | null;
  /** Takes what was entered; undefined: nothing was. */
  readonly onEnd: (held: { readonly held: unknown } | undefined, after: AfterEdit) => void;
  readonly onSave: () => void;
}

/** The input that the record's form has for a field, over its cell. */
export function CellEditor(props: CellEditorProps) {
  const { anchor, id, input, start, reason, onEnd, onSave } = props;
  const locale = useLocale();
  const [held, setHeld] = useState(start);
  const [isTouched, setTouched] = useState(false);
  const isOver = useRef(false);
  const focus = useCallback((element: HTMLElement | null) => element?.focus(), []);
  const end = (after: AfterEdit, isTaken = true) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(isTaken && isTouched ? { held } : undefined, after);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // React's events also bubble up from a dialog that is opened here.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const isSave = (event.metaKey || event.ctrlKey) && pressedKey(event.nativeEvent) === 's';
    const after = isSave ? 'stay' : afterKey(event);
    if (after === null) return;
    event.preventDefault();
    event.stopPropagation();
    end(after, event.key !== 'Escape');
    if (isSave) onSave();
  };
  const onBlur = ({ currentTarget }: FocusEvent) => {
    // What opens beside the input, a list or a dialog, may take the focus for a moment.
    setTimeout(() => {
      if (document.hasFocus() && !currentTarget.contains(document.activeElement)) end('nowhere');
    });
  };
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={OVER}
      className={styles.over}
    >
      <div
        className={styles.editor}
        style={{ minWidth: anchor.offsetWidth, minHeight: anchor.offsetHeight }}
        role="group"
        aria-label={tLabel(input.label, locale)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <input.Control
          name={id}
          id={id}
          value={held}
          onChange={(next) => {
            setHeld(next);
            setTouched(true);
          }}
          onBlur={() => {}}
          ref={focus}
          required={false}
          unset="—"
          invalid={reason !== null && !isTouched}
          describedBy={reason !== null && !isTouched ? `${id}-reason` : undefined}
        />
        {reason !== null && !isTouched && (
          <p id={`${id}-reason`} className={styles.reason}>
            {reason}
          </p>
        )}
      </div>
    </Popper>
  );
}

/** It lies over the cell, not below it. */
const OVER = [
  {
    name: 'offset',
    options: {
      offset: ({ reference }: { readonly reference: { readonly height: number } }) => [
        0,
        -reference.height,
      ],
    },
  },
];

function afterKey({ key, shiftKey, altKey, target }: KeyboardEvent): AfterEdit | null {
  switch (key) {
    case 'Escape':
      return 'stay';
    case 'Tab':
      return shiftKey ? 'before' : 'behind';
    case 'Enter': {
      const isLineBreak = target instanceof HTMLTextAreaElement && (shiftKey || altKey);
      const isButton = target instanceof HTMLButtonElement;
      return isLineBreak || isButton ? null : 'below';
    }
    default:
      return null;
  }
}
