import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import buttons from './button.module.css';
import styles from './menu.module.css';

interface MenuProps {
  /** What its button says. */
  readonly label: ReactNode;
  /** Which edge of its button it is flush with, where there is room for it. */
  readonly align?: 'start' | 'end';
  /** The menu is left out without a script, because its entries need one. */
  readonly needsScript?: boolean;
  /** What is chosen in it leads elsewhere: then it has done its work. */
  readonly closesOnChoice?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/**
 * A button that opens a menu beside it. The menu is a popover: it opens without a script, closes when something else is
 * pressed, and is not clipped by the elements around it.
 */
export function Menu(props: MenuProps) {
  const { label, align = 'start', needsScript = false, closesOnChoice = false, onOpen } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = () => panel.current?.matches(':popover-open') === true;
  const close = () => isOpen() && panel.current?.hidePopover();
  useEffect(() => {
    // It may have been opened before hydration, when no event handler was attached.
    if (isOpen()) onOpen?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later changes arrive by `onToggle`
  }, []);
  const onBlur = ({ currentTarget }: FocusEvent) => {
    // Only what has the focus in the end counts: to hide what is being pressed while the focus moves
    // takes the whole tab down in Chromium.
    setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && !currentTarget.contains(activeElement)) close();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser closes it, and the screen has nothing to do with that.
    if (event.key === 'Escape' && isOpen()) event.stopPropagation();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (closesOnChoice && target instanceof Element && target.closest('a, button')) close();
  };
  return (
    <div
      className={`${styles.menu} ${needsScript ? styles.scripted : ''}`}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button type="button" className={buttons.button} popoverTarget={id}>
        {label}
      </button>
      {/* Pressing its words or a blank spot leaves the focus in it. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
        className={styles.panel}
        data-align={align}
        onToggle={({ newState }) => newState === 'open' && onOpen?.()}
        onClick={onClick}
      >
        {props.children}
      </div>
    </div>
  );
}
