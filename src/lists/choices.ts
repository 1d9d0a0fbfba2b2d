export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The values of an enum, in words. */
export type Choices = Readonly<Record<string, { readonly label: string; readonly tone: Tone }>>;
