import type { Message } from '../../../../locale/messages.ts';
import { t } from '../../../../locale/translate.ts';
import { longText, text } from '../../../form/inputs/text.tsx';
import type { TextState } from '../../../form/inputs/textState.ts';
import {
  operandName,
  operandText,
  type ChangeContext,
  type RelativeChange,
} from './relativeChange.ts';

/** A text as long as the field's may be, and of as many lines. */
function textInput(
  name: string,
  label: Message,
  required: boolean,
  { input, locale }: ChangeContext,
) {
  const plain = input.isWide ? longText({ required }) : text({ required });
  return { [operandName(name)]: { ...plain, label: t(label, locale) } };
}

const joined = (
  id: string,
  label: Message,
  join: (before: string, added: string) => string,
): RelativeChange<TextState> => ({
  id,
  label,
  fillsEmpty: true,
  operands: (context) => textInput('text', 'Text', true, context),
  apply: (before, operands) => ({ after: join(before ?? '', operandText(operands, 'text')) }),
});

/** Every occurrence counts, exactly as it is written. */
const replaced: RelativeChange<TextState> = {
  id: 'replace',
  label: 'Find and replace',
  operands: (context) => ({
    ...textInput('find', 'Find', true, context),
    ...textInput('replacement', 'Replace with', false, context),
  }),
  apply: (before, operands) => {
    const found = (before ?? '').split(operandText(operands, 'find'));
    if (found.length === 1) return { after: before };
    const after = found.join(operandText(operands, 'replacement'));
    // A form that is emptied has no text, not an empty one.
    return { after: after === '' ? null : after };
  },
};

export const TEXT_CHANGES: ReadonlyArray<RelativeChange<TextState>> = [
  joined('append', 'Add at the end', (before, added) => before + added),
  joined('prepend', 'Add at the beginning', (before, added) => added + before),
  replaced,
];
