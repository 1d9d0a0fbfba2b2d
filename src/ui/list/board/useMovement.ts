import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { laneQueries, type Lane } from '../../../lists/lanes.ts';
import { preloadCommit } from '../../../relay/commitOnUse.ts';
import { useLoadedPage } from '../../../relay/pageContext.tsx';
import { useAccess } from '../../access/useAccess.ts';
import type { RecordState } from '../../action/allowedActions.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { ListOfTable } from '../listContext.ts';
import type { BoardMotionProps } from './BoardMotion.tsx';
import type { BoardMoves } from './boardMoves.ts';
import type { Movement } from './movement.ts';

interface MovedBoard {
  readonly list: ListOfTable;
  /** The field that the board is divided by. */
  readonly by: string;
  readonly recordState: RecordState | undefined;
  readonly moves: BoardMoves;
  readonly lanes: readonly Lane[];
  readonly nameOf: (value: string | null) => string;
}

interface Loaded {
  readonly movement: Movement | null;
  /** What a person moves cards with. */
  readonly Motion: ComponentType<BoardMotionProps> | null;
}

/** Loads how cards are moved, where the person may, and connects the moves with the page. */
export function useMovement(board: MovedBoard): Loaded {
  const { list, by, recordState: state, moves, lanes, nameOf } = board;
  const { bulk, resource } = list;
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const locale = useLocale();
  const access = useAccess();
  const [loaded, setLoaded] = useState<Loaded>({ movement: null, Motion: null });
  const { movement } = loaded;
  const refreshed = useRef(Promise.resolve());
  useEffect(() => {
    if (!bulk) return;
    let isWanted = true;
    const load = async () => {
      // What sends a move is there before the network fails.
      preloadCommit(() => Promise.resolve());
      const [{ loadMovement }, { BoardMotion }] = await Promise.all([
        import('./movement.ts'),
        import('./BoardMotion.tsx'),
      ]);
      const found = await loadMovement({ resource, bulk, state, by, access });
      if (isWanted) setLoaded({ movement: found, Motion: found && BoardMotion });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [resource, bulk, state, by, access]);
  useEffect(() => {
    const valueOf = (name: string) => lanes.find((lane) => lane.name === name)?.value ?? null;
    moves.connect({
      save: (card, to) =>
        movement!.save(
          { environment, card, from: valueOf(card.lane), to: valueOf(to), nameOf },
          locale,
        ),
      // A request that is under way may have been answered before the move: another one follows it.
      refresh: (names = lanes.map(({ name }) => name)) => {
        const queries = names.map((name) => laneQueries({ name })).flatMap(Object.values<string>);
        refreshed.current = refreshed.current.then(() => page.refresh(queries));
        return refreshed.current;
      },
      tell: showToast,
    });
  });
  return loaded;
}
