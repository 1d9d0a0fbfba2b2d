import { useMemo, type CSSProperties, type RefObject } from 'react';
import { laneQueries, lanesOf, MOST_RECORDS } from '../../../lists/lanes.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { allowedSettings } from '../../../lists/allowedSettings.ts';
import type { Option } from '../../../lists/picker.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { lackingOf } from '../../../access/access.ts';
import { fieldDenial } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import type { RecordState } from '../../action/allowedActions.ts';
import type { LabelledInput } from '../../form/input.ts';
import { titleOf } from '../../fields/title.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { placedColumns, type Placing } from '../columns/placedColumns.ts';
import { withAvatars } from '../columns/withAvatars.tsx';
import { columnsOfList } from '../columnsOfList.ts';
import type { ListOfTable } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import { MoveHelp } from '../moves/Movable.tsx';
import { MovesContext } from '../moves/movesContext.ts';
import type { Places } from '../moves/places.ts';
import { useCardMoves } from '../moves/useCardMoves.ts';
import { useStableValue } from '../useStableValue.ts';
import { AddLaneMenu } from './AddLaneMenu.tsx';
import { BoardBy } from './BoardBy.tsx';
import { BoardContext, type BoardParts } from './boardContext.ts';
import { Lane } from './Lane.tsx';
import { LaneChoice } from './LaneChoice.tsx';
import { LANE_WORDS } from './laneWords.ts';
import { useLaneRecords } from './useLaneRecords.ts';
import styles from './board.module.css';

export interface BoardProps {
  readonly definition: AnyList;
  readonly list: ListOfTable;
  /** The state that actions change. */
  readonly state: RecordState | undefined;
  /** The records that a board by a relation has lanes for. */
  readonly records?: readonly Option[];
}

/** The lanes of a list, and what moves cards between them, which loads once they are there. */
export function Board({ definition, list, state: recordState, records }: BoardProps) {
  const locale = useLocale();
  const settings = allowedSettings(lackingOf(useAccess()), definition.resource, definition);
  const by = list.layoutBy ?? '';
  const filter = settings.filters?.[by];
  const { relation, picker, choices = {}, label = '' } = filter ?? {};
  const lanes = lanesOf(settings, list.address, records) ?? [];
  const { allowed, shown, columns } = useBoardColumns(definition, list, by);
  const recordsByLane = useLaneRecords(picker, records, lanes);
  const places: Places = {
    shown: lanes,
    placeOf: (name) => lanes.find((lane) => lane.name === name) ?? { name, value: null },
    labelOf: ({ name, value }) => {
      if (value === null) return t('{field}: none', locale, { field: tLabel(label, locale) });
      if (!relation) return tLabel(choices[name]?.label ?? name, locale);
      return titleOf(relation, value, recordsByLane.get(name)?.title ?? null, locale);
    },
    words: LANE_WORDS,
    queriesOf: (names) => names.flatMap((name) => Object.values<string>(laneQueries({ name }))),
  };
  const { parts, Motion, within, around } = useCardMoves({
    list,
    by,
    recordState,
    places,
    ...(records ? { suits: isOneRecord, label } : { suits: isOneValue }),
  });
  const board: BoardParts = {
    definition,
    list,
    choices,
    columns,
    relation,
    records: recordsByLane,
  };
  const isNarrowed = list.address.filters[by] !== undefined;
  return (
    <div className={styles.place}>
      <list.Toolbar list={list} columns={allowed} shown={shown} changes={0} />
      <div className={styles.division}>
        <BoardBy settings={settings} list={list} by={by} />
        {relation && picker && !isNarrowed && (
          <AddLaneMenu
            list={list}
            lanes={lanes}
            load={picker}
            label={tLabel(label, locale)}
            within={within}
          />
        )}
      </div>
      {records && records.length > MOST_RECORDS && !isNarrowed && (
        <p className={styles.note}>
          {t('Only the first {count} have a lane: add one for others.', locale, {
            count: formatNumber(MOST_RECORDS, locale),
          })}
        </p>
      )}
      <MovesContext value={parts}>
        <BoardContext value={board}>
          <div
            {...around}
            ref={within as RefObject<HTMLDivElement>}
            className={`${styles.board} ${around.className}`}
            // Lanes have their width before those beside them have come.
            style={{ '--lanes': lanes.length } as CSSProperties}
            role="region"
            tabIndex={0}
            aria-label={tLabel(list.resource.pluralLabel, locale)}
          >
            {lanes.map((lane) => (
              <Lane key={lane.name} lane={lane} />
            ))}
          </div>
          {Motion && <Motion within={within} Choice={LaneChoice} />}
        </BoardContext>
        <MoveHelp />
      </MovesContext>
    </div>
  );
}

/** The columns that a person may see, those of them that are shown, and what of these a card has, whose lane says one. */
function useBoardColumns(definition: AnyList, list: ListOfTable, by: string) {
  const locale = useLocale();
  const access = useAccess();
  const { resource, table } = definition;
  const allowed = useMemo(
    () => columnsOfList(definition).filter(({ id }) => !fieldDenial(access, resource, id)),
    [access, definition, resource],
  );
  const placing = useStableValue<Placing>(list.shown);
  const shown = useMemo(() => placedColumns(allowed, placing), [allowed, placing]);
  const { picture } = table;
  const columns = useMemo(() => {
    const ofCard = shown.filter(({ id }, index) => index === 0 || id !== by);
    return withAvatars(ofCard, { resource, picture }, locale);
  }, [shown, by, resource, picture, locale]);
  return { allowed, shown, columns };
}

/** Whether an input takes the key of a record. */
function isOneRecord({ finds }: LabelledInput): boolean {
  return finds?.isMany === false;
}

/** Whether an input takes a value that a lane can stand for. */
function isOneValue({ finds, item, parts }: LabelledInput): boolean {
  return !finds && !item && !parts;
}
