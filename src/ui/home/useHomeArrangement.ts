import { useContext } from 'react';
import {
  homeArrangement,
  saveHomeArrangement,
  type HomeArrangement,
} from '../../visitor/homeArrangement.ts';
import { ListChoicesContext } from '../list/listContext.ts';
import { useStoredChoice } from '../list/useStoredChoice.ts';

/** How the person has arranged the home page, and a function that shows and keeps another arrangement. */
export function useHomeArrangement(): readonly [
  arrangement: HomeArrangement,
  arrange: (next: HomeArrangement) => void,
] {
  const known = homeArrangement(useContext(ListChoicesContext));
  const [arrangement, show] = useStoredChoice(known);
  const arrange = (next: HomeArrangement) => {
    saveHomeArrangement(next);
    show(next);
  };
  return [arrangement, arrange];
}
