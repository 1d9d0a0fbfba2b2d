import type { Choices } from '../../fields/Choice.tsx';

/** The two values of a Boolean as a filter's choices. */
export const yesNo = {
  true: { label: 'Yes', tone: 'neutral' },
  false: { label: 'No', tone: 'neutral' },
} satisfies Choices;
