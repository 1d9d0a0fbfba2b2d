import type { Tone } from '../choices.ts';
import type { Message } from '../../locale/messages.ts';

/** The two values of a Boolean as a filter's choices. */
export const yesNo = {
  true: { label: 'Yes', tone: 'neutral' },
  false: { label: 'No', tone: 'neutral' },
} satisfies Record<string, { label: Message; tone: Tone }>;
