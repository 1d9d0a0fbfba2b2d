import { buttons } from './messages/buttons.ts';
import { deletion } from './messages/deletion.ts';
import { errors } from './messages/errors.ts';
import { fields } from './messages/fields.ts';
import { form } from './messages/form.ts';
import { inputs } from './messages/inputs.ts';
import { questions } from './messages/questions.ts';
import { shell } from './messages/shell.ts';
import { trends } from './messages/trends.ts';

/**
 * The interface's own words, by what they are in English, in the languages that Frontage speaks. Only
 * the server loads them: a browser gets those of its page's language.
 */
export const messages = {
  ...buttons,
  ...deletion,
  ...errors,
  ...fields,
  ...form,
  ...inputs,
  ...questions,
  ...shell,
  ...trends,
};

/** What the interface says, in English. */
export type Message = keyof typeof messages;
