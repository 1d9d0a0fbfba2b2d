/** What a filter's values are, and so how they are entered. */
export type FilterKind =
  | 'choice'
  | 'yesNo'
  | 'text'
  | 'number'
  | 'day'
  | 'moment'
  | 'record'
  | 'duration'
  | 'network'
  | 'structure';
