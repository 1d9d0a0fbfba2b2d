import 'client-only';
import { useState } from 'react';
import { Icon } from '../../Icon.tsx';
import type { NamedColumn } from '../listContext.ts';
import type { Arrangement } from '../../../lists/arrangement.ts';
import styles from './columnChooser.module.css';
import { WIDTHS, type ListChoice } from '../../../visitor/listChoice.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { widthOnScreen } from './resizeColumn.ts';

interface ColumnPlaceProps {
  readonly column: NamedColumn;
  readonly shown: Arrangement;
  /** The title column is always first. */
  readonly isTitle?: boolean;
}

/** How wide a column is, and whether it stays in sight: a part of the form in which columns are chosen. */
export function ColumnPlace({ column, shown, isTitle = false }: ColumnPlaceProps) {
  const locale = useLocale();
  const { id } = column;
  const label = tLabel(column.label, locale);
  const [width] = useState(() => widthOnScreen(id));
  return (
    <span className={styles.place}>
      {!isTitle && (
        <label className={styles.pin}>
          <input
            type="checkbox"
            name="pinned"
            value={id}
            defaultChecked={shown.pinned.includes(id)}
            aria-label={t('Pin {column}', locale, { column: label })}
          />
          {t('Pin', locale)}
        </label>
      )}
      <input
        type="number"
        name={`width.${id}`}
        {...WIDTHS}
        defaultValue={Object.hasOwn(shown.widths, id) ? shown.widths[id] : ''}
        placeholder={width === null ? t('auto', locale) : String(width)}
        aria-label={t('Width of {column} in pixels', locale, { column: label })}
        className={styles.width}
      />
    </span>
  );
}

interface MoveButtonsProps {
  readonly column: NamedColumn;
  /** Null where there is no further up or down. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

/** Moves a column up or down in the order. */
export function MoveButtons({ column, onUp, onDown }: MoveButtonsProps) {
  const locale = useLocale();
  const label = tLabel(column.label, locale);
  return (
    <>
      <MoveButton
        icon="arrowUp"
        label={t('Move {column} up', locale, { column: label })}
        onMove={onUp}
      />
      <MoveButton
        icon="arrowDown"
        label={t('Move {column} down', locale, { column: label })}
        onMove={onDown}
      />
    </>
  );
}

interface MoveButtonProps {
  readonly icon: 'arrowUp' | 'arrowDown';
  readonly label: string;
  readonly onMove: (() => void) | null;
}

function MoveButton({ icon, label, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={styles.move}
      disabled={!onMove}
      onClick={onMove ?? undefined}
      aria-label={label}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}

/** Reads widths and pins from the form. Pinned columns keep their current width. */
export function placeIn(
  given: FormData,
  title: NamedColumn,
): Pick<ListChoice, 'widths' | 'pinned'> {
  const pinned = given.getAll('pinned').map(String);
  const ids = [...given.keys()].flatMap((name) => /^width\.(.+)/.exec(name)?.[1] ?? []);
  const staying = pinned.length > 0 ? [title.id, ...pinned] : [];
  const widths = ids.flatMap((id) => {
    const width =
      Number(given.get(`width.${id}`)) || (staying.includes(id) ? widthOnScreen(id) : null);
    return width ? [[id, width] as const] : [];
  });
  return { pinned, widths: Object.fromEntries(widths) };
}
