import { t } from '../../locale/translate.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { useLocale } from '../locale/useLocale.ts';
import styles from './items.module.css';

interface MoveToolsProps {
  /** What the item is called. */
  readonly label: string;
  readonly index: number;
  /** How many items there are. */
  readonly count: number;
  /** Moves the item, up by less than zero; there may be nothing further up or down. */
  readonly onStep: (by: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What moves an item of a list (`useOrderedItems`): a handle for the pointer and the arrow keys, and two buttons. */
export function MoveTools({ label, index, count, onStep }: MoveToolsProps) {
  const locale = useLocale();
  return (
    <>
      <button
        type="button"
        data-handle=""
        className={styles.handle}
        aria-label={t('Move {record}', locale, { record: label })}
        title={t('Drag it, or press the arrow keys.', locale)}
        onKeyDown={(event) => {
          const by = STEPS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onStep(by);
        }}
      >
        <Icon name="grip" />
      </button>
      <ItemTool
        icon="arrowUp"
        label={t('Move {name} up', locale, { name: label })}
        isOff={index === 0}
        onUse={() => onStep(-1)}
      />
      <ItemTool
        icon="arrowDown"
        label={t('Move {name} down', locale, { name: label })}
        isOff={index === count - 1}
        onUse={() => onStep(1)}
      />
    </>
  );
}

interface ItemToolProps {
  readonly icon: IconName;
  readonly label: string;
  /** The button has no effect now, but stays rendered so that it keeps the focus. */
  readonly isOff?: boolean;
  readonly onUse: () => void;
}

/** A small button beside an item of a list. */
export function ItemTool({ icon, label, isOff = false, onUse }: ItemToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onUse}
    >
      <Icon name={icon} />
    </button>
  );
}
