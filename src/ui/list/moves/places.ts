import type { Message } from '../../../locale/messages.ts';

/** Where cards lie that can be moved: a lane of a board, a day of a calendar. */
export interface Place {
  readonly name: string;
  /** What the field has of the records that lie there, of a relation the key; null: nothing. */
  readonly value: string | number | null;
}

/** The places between which the rows of a list are moved. */
export interface Places {
  /** Those in sight, in the order in which keys go through them. */
  readonly shown: readonly Place[];
  /** A place by its name, in sight or not. */
  readonly placeOf: (name: string) => Place;
  /** What a place is called. */
  readonly labelOf: (place: Place) => string;
  /** How many places lie beside each other in a row, where there are several rows of them. */
  readonly rowLength?: number;
  readonly words: PlaceWords;
  /** The page's queries that have what lies at places; all of them if left out. */
  readonly queriesOf?: (names: readonly string[]) => readonly string[];
}

/** What is said of moves. The place is `lane` or `day`; `place` of `count` is where it stands among those in sight. */
export interface PlaceWords {
  readonly help: Message;
  readonly moved: Message;
  readonly lifted: Message;
  readonly over: Message;
  readonly dropped: Message;
  readonly putBack: Message;
}
