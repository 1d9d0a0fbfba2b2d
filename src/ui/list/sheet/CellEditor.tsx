import Popper from '@mui/material/Popper';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefCallback,
} from 'react';
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
  readonly onEnd: (state: { readonly state: unknown } | undefined, after: AfterEdit) => void;
  readonly onSave: () => void;
}

/** The input that the record's form has for a field, over its cell. */
export function CellEditor(props: CellEditorProps) {
  const { anchor, id, input, start, reason } = props;
  const locale = useLocale();
  const { state, enter, ...editor } = useCellEditing(props);
  const [control, restoreFocus] = useFocusedControl();
  const hasReason = reason !== null && state === start;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={OVER}
      // In the page's main part, where those who go by landmarks find it.
      disablePortal
      role="group"
      aria-label={tLabel(input.label, locale)}
      className={styles.over}
    >
      <div
        {...editor}
        className={styles.editor}
        style={{ minWidth: anchor.offsetWidth, minHeight: anchor.offsetHeight }}
      >
        {!input.isGroup && (
          <label htmlFor={id} className="visually-hidden">
            {tLabel(input.label, locale)}
          </label>
        )}
        <input.Control
          name={id}
          id={id}
          value={state}
          onChange={(next) => {
            enter(next);
            restoreFocus();
          }}
          onBlur={() => {}}
          ref={control}
          required={false}
          unset="—"
          invalid={hasReason}
          describedBy={hasReason ? `${id}-reason` : undefined}
        />
        {hasReason && (
          <p id={`${id}-reason`} className={styles.reason}>
            {reason}
          </p>
        )}
      </div>
    </Popper>
  );
}

/** What is entered into a cell, which ends once: by a key, or where something else is pressed or gets the focus. */
function useCellEditing({ start, onEnd, onSave }: CellEditorProps) {
  const [state, setState] = useState(start);
  const isOver = useRef(false);
  /** What was entered, for what ends later than it was rendered. */
  const entered = useRef<{ readonly state: unknown } | undefined>(undefined);
  const enter = (next: unknown) => {
    entered.current = { state: next };
    setState(next);
  };
  const end = (after: AfterEdit, isTaken = true) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(isTaken ? entered.current : undefined, after);
  };
  const element = useRef<HTMLDivElement>(null);
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (isElsewhere(element.current, target)) end('nowhere');
  });
  useEffect(() => {
    // Before what is pressed does anything: it may save.
    const onPointerDown = (event: PointerEvent) => onPress(event);
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onPointerDown, { capture: true });
  }, []);
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
  const onBlur = ({ currentTarget, target }: FocusEvent) => {
    if (!currentTarget.contains(target)) return;
    // The focus is on its way.
    setTimeout(() => {
      if (document.hasFocus() && isElsewhere(currentTarget, document.activeElement)) end('nowhere');
    });
  };
  return { state, enter, ref: element, onKeyDown, onBlur };
}

/** Gives the focus to a control, and back to it: a dialog that has made a new record leaves the focus nowhere. */
function useFocusedControl(): readonly [RefCallback<HTMLElement>, restore: () => void] {
  const control = useRef<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    control.current = element;
    element?.focus();
  }, []);
  const restore = () => {
    setTimeout(() => document.activeElement === document.body && control.current?.focus());
  };
  return [ref, restore];
}

/** Whether something is outside of the editor, and of the dialog that makes a new record for it. */
function isElsewhere(editor: Element | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || editor?.contains(target)) return false;
  return target.closest('dialog, [role="dialog"]') === null;
}

interface Placed {
  readonly placement: string;
  readonly reference: { readonly height: number };
}

/** It lies over the cell, all of which it covers. */
const OVER = [
  {
    name: 'offset',
    options: {
      offset: ({ placement, reference }: Placed) => [
        placement.endsWith('end') ? 1 : -1,
        -reference.height - 1,
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
