import { useEffect, useState, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { preloadCommit } from '../../../relay/commitOnUse.ts';
import { usePage } from '../../../relay/pageContext.tsx';
import { useAccess } from '../../access/useAccess.ts';
import type { RecordState } from '../../action/allowedActions.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { ListOfTable } from '../listContext.ts';
import type { LabelledInput } from '../../form/input.ts';
import type { CardMoves } from './cardMoves.ts';
import type { MotionProps } from './Motion.tsx';
import type { Movement } from './movement.ts';
import type { Places } from './places.ts';

export interface MovedRows {
  readonly list: ListOfTable;
  /** The field that says at which place a row lies. */
  readonly by: string;
  /** Whether an input takes what places stand for. */
  readonly suits: (input: LabelledInput) => boolean;
  /** What the input is labelled by which the field is set, where that may have another name. */
  readonly label?: string;
  /** The state that actions change. */
  readonly recordState?: RecordState;
  readonly moves: CardMoves;
  readonly places: Places;
}

interface Loaded {
  readonly movement: Movement | null;
  /** What a person moves cards with. */
  readonly Motion: ComponentType<MotionProps> | null;
}

/** Loads how cards are moved, where the person may, and connects the moves with the page. */
export function useMovement(rows: MovedRows): Loaded {
  const { list, by, suits, label, recordState: state, moves, places } = rows;
  const { bulk, resource } = list;
  const environment = useRelayEnvironment();
  const page = usePage();
  const locale = useLocale();
  const access = useAccess();
  const [loaded, setLoaded] = useState<Loaded>({ movement: null, Motion: null });
  const { movement } = loaded;
  useEffect(() => {
    if (!bulk) return;
    let isWanted = true;
    const load = async () => {
      // What sends a move is there before the network fails.
      preloadCommit(() => Promise.resolve());
      const [{ loadMovement }, { Motion }] = await Promise.all([
        import('./movement.ts'),
        import('./Motion.tsx'),
      ]);
      const found = await loadMovement({ resource, bulk, state, by, suits, label, access });
      if (isWanted) setLoaded({ movement: found, Motion: found && Motion });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [resource, bulk, state, by, suits, label, access]);
  useEffect(() => {
    const { placeOf, labelOf, words, queriesOf } = places;
    moves.connect({
      save: (card, to) => {
        const way = { from: placeOf(card.place), to: placeOf(to), labelOf, words };
        return movement!.save({ environment, list, card, ...way }, locale);
      },
      refresh: (names = places.shown.map(({ name }) => name)) => page.refresh(queriesOf?.(names)),
      tell: showToast,
    });
  });
  return loaded;
}
