export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface Choice {
  readonly label: string;
  readonly tone: Tone;
  /** Its place among the states that a record passes one after the other, from 1. */
  readonly step?: number;
  /** It ends the way of a record before its end, as cancelled does: no step follows. */
  readonly isFinal?: boolean;
}

/** The values of an enum, in words. */
export type Choices = Readonly<Record<string, Choice>>;
