export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface Choice {
  readonly label: string;
  readonly tone: Tone;
  /** Its place among the states that a record passes one after the other, from 1. */
  readonly step?: number;
}

/** The values of an enum, in words. */
export type Choices = Readonly<Record<string, Choice>>;
