import { labelOf } from '../../locale/labelOf.ts';
import { text } from './docs.ts';

/** `label: 'Placed'`; nothing where the label is the name in words, which the framework says by itself. */
export function labelProperty(name: string, label: string): string[] {
  return label === labelOf(name) ? [] : [`label: ${text(label)}`];
}
