import { actionForm } from './messages/actionForm.ts';
import { action } from './messages/action.ts';
import { bulk } from './messages/bulk.ts';
import { buttons } from './messages/buttons.ts';
import { calls } from './messages/calls.ts';
import { columns } from './messages/columns.ts';
import { comparisons } from './messages/comparisons.ts';
import { days } from './messages/days.ts';
import { deletion } from './messages/deletion.ts';
import { errors } from './messages/errors.ts';
import { exporting } from './messages/exporting.ts';
import { fields } from './messages/fields.ts';
import { filters } from './messages/filters.ts';
import { form } from './messages/form.ts';
import { home } from './messages/home.ts';
import { importing } from './messages/importing.ts';
import { inputs } from './messages/inputs.ts';
import { keys } from './messages/keys.ts';
import { languages } from './messages/languages.ts';
import { layouts } from './messages/layouts.ts';
import { links } from './messages/links.ts';
import { list } from './messages/list.ts';
import { notice } from './messages/notice.ts';
import { pager } from './messages/pager.ts';
import { palette } from './messages/palette.ts';
import { questions } from './messages/questions.ts';
import { record } from './messages/record.ts';
import { run } from './messages/run.ts';
import { shell } from './messages/shell.ts';
import { signIn } from './messages/signIn.ts';
import { tool } from './messages/tool.ts';
import { trends } from './messages/trends.ts';
import { views } from './messages/views.ts';
import { visits } from './messages/visits.ts';

/**
 * The interface's own words, by what they are in English, in the languages that Frontage speaks. Only
 * the server loads them: a browser gets those of its page's language.
 */
export const messages = {
  ...actionForm,
  ...action,
  ...bulk,
  ...buttons,
  ...calls,
  ...columns,
  ...comparisons,
  ...days,
  ...deletion,
  ...errors,
  ...exporting,
  ...fields,
  ...filters,
  ...form,
  ...home,
  ...importing,
  ...inputs,
  ...keys,
  ...languages,
  ...layouts,
  ...links,
  ...list,
  ...notice,
  ...pager,
  ...palette,
  ...questions,
  ...record,
  ...run,
  ...shell,
  ...signIn,
  ...tool,
  ...trends,
  ...views,
  ...visits,
};

/** What the interface says, in English. */
export type Message = keyof typeof messages;
