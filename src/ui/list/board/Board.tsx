import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type FocusEvent,
  type RefObject,
} from 'react';
import { lanesOf } from '../../../lists/lanes.ts';
import { allowedSettings } from '../../../lists/allowedSettings.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { lackingOf } from '../../../access/access.ts';
import { fieldDenial } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import type { RecordState } from '../../action/allowedActions.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { placedColumns, type Placing } from '../columns/placedColumns.ts';
import { columnsOfList } from '../columnsOfList.ts';
import type { ListOfTable } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import { BoardBy } from './BoardBy.tsx';
import { BoardContext, type BoardParts } from './boardContext.ts';
import { BoardMoves, NOTHING_MOVED } from './boardMoves.ts';
import { cardElement } from './cardElement.ts';
import { Lane } from './Lane.tsx';
import { useMovement } from './useMovement.ts';
import styles from './board.module.css';

interface BoardProps {
  readonly definition: AnyList;
  readonly list: ListOfTable;
  /** The state that actions change. */
  readonly state: RecordState | undefined;
}

/** The lanes of a list, and what moves cards between them, which loads once they are there. */
export function Board({ definition, list, state: recordState }: BoardProps) {
  const locale = useLocale();
  const access = useAccess();
  const settings = allowedSettings(lackingOf(access), definition.resource, definition);
  const by = list.layoutBy ?? '';
  const filter = settings.filters?.[by];
  const choices = filter?.choices ?? {};
  const lanes = lanesOf(settings, list.address) ?? [];
  const [moves] = useState(() => new BoardMoves());
  const state = useSyncExternalStore(moves.subscribe, moves.state, () => NOTHING_MOVED);
  const element = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(element, state);
  const allowed = useMemo(
    () =>
      columnsOfList(definition).filter(({ id }) => !fieldDenial(access, definition.resource, id)),
    [access, definition],
  );
  const placing = JSON.stringify(list.shown);
  const shown = useMemo(
    () => placedColumns(allowed, JSON.parse(placing) as Placing),
    [allowed, placing],
  );
  const label = filter?.label ?? '';
  const nameOf = (value: string | null) =>
    value === null
      ? t('{field}: none', locale, { field: tLabel(label, locale) })
      : tLabel(choices[value]?.label ?? value, locale);
  const { movement, Motion } = useMovement({ list, by, recordState, moves, lanes, nameOf });
  const parts: BoardParts = {
    ...{ definition, list, choices, nameOf, moves, state, movement },
    columns: shown.filter(({ id }, index) => index === 0 || id !== by),
  };
  return (
    <div className={styles.place}>
      <list.Toolbar list={list} columns={allowed} shown={shown} changes={0} />
      <BoardBy settings={settings} list={list} by={by} />
      <BoardContext value={parts}>
        <div
          ref={element}
          {...focus}
          className={styles.board}
          // Lanes have their width before those beside them have come.
          style={{ '--lanes': lanes.length } as CSSProperties}
          role="region"
          tabIndex={0}
          aria-label={tLabel(list.resource.pluralLabel, locale)}
          data-lifted={state.lifted ? '' : undefined}
        >
          {lanes.map((lane) => (
            <Lane key={lane.name} lane={lane} />
          ))}
        </div>
        {Motion && <Motion board={element} lanes={lanes} />}
      </BoardContext>
      {movement && (
        <p id="board-help" className="visually-hidden">
          {t(HELP, locale)}
        </p>
      )}
    </div>
  );
}

const HELP =
  'Space lifts the card, the arrow keys move it, Space drops it, Escape puts it back. Enter opens a menu of where it can go.';

/** Keeps the focus on a card that is rendered in another lane. */
function useKeptFocus(board: RefObject<HTMLElement | null>, state: object) {
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    const key = focused.current;
    if (key === null || document.activeElement !== document.body) return;
    const card = cardElement(board.current, key);
    const control = card?.querySelector('[data-handle]') ?? card?.querySelector('a');
    (control as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [board, state]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null;
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is rendered elsewhere is not in the document any more.
      if (target.isConnected) focused.current = null;
    },
  };
}
