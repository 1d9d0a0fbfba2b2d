import type { NextRouter } from 'next/router';
import type { Environment } from 'relay-runtime';
import { denialOf, type Access } from '../../access/access.ts';
import { withBasePath } from '../../address/basePath.ts';
import { editHrefOf, hasScreen, keyInHref } from '../../address/resource.ts';
import type { NamedAction, ReadRecord } from '../../lists/picker.ts';
import { loadOperations } from '../../lists/resourceModules.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { screenDenial } from '../access/screenDenial.ts';
import { allowedActions } from '../action/allowedActions.ts';
import { readRecord } from '../form/readRecord.ts';
import { copyWithToast } from '../toasts/copyWithToast.ts';
import { showToast } from '../toasts/toasts.ts';
import type { Entry, FoundRecord } from './entries.ts';
import { pageControls } from './pageCommands.ts';

/** What can be done with any record: to open and change it, and to hand on its address. */
export function waysToRecord(
  { resource, href }: FoundRecord,
  access: Access,
  locale: Locale,
): Entry[] {
  const mayEdit = hasScreen(resource, 'edit') && !screenDenial(access, resource, 'edit');
  const form = { href: editHrefOf(href) };
  const copy = () =>
    void copyWithToast(new URL(withBasePath(href), location.href).href, 'Link copied', locale);
  return [
    { id: 'open', label: t('Open|verb', locale), target: { href } },
    ...(mayEdit ? [{ id: 'edit', label: t('Edit', locale), target: form }] : []),
    { id: 'copy', label: t('Copy link', locale), target: { run: copy } },
  ];
}

/**
 * What its page offers besides. Each leads to the record's page, which asks before it does anything.
 *
 * @throws {Error} when the app does not name the operations of its resource
 */
export async function actionsOnRecord(
  record: FoundRecord,
  environment: Environment,
  router: NextRouter,
  access: Access,
  locale: Locale,
): Promise<Entry[]> {
  const { resource } = record;
  const { actions = [], state, edit } = await loadOperations(resource);
  const isAllowed = ({ mutation, isDelete }: NamedAction) =>
    isDelete
      ? !screenDenial(access, resource, 'delete')
      : mutation === undefined || !denialOf(access, `Mutation.${mutation}`);
  const ways = actions.filter(isAllowed);
  const hasConditions = ways.some((way) => way.permission ?? way.sets ?? (state && way.leadsTo));
  const read = hasConditions && edit && (await readNow(record, environment, edit));
  // What could not be read may be done: the page of the record knows better.
  const offered = read
    ? allowedActions(ways, read, state).filter(({ isDenied }) => !isDenied)
    : ways;
  return offered.map(({ label }) => {
    const said = tLabel(label, locale);
    const run = () => void startOnPage(record, said, router, locale);
    return { id: `action ${label}`, label: said, target: { run } };
  });
}

/** The record as the backend has it; null where that cannot be read. */
async function readNow(
  { href }: FoundRecord,
  environment: Environment,
  load: () => Promise<ReadRecord>,
): Promise<unknown> {
  try {
    return await readRecord(environment, await load(), { key: keyInHref(href) });
  } catch {
    return null;
  }
}

/** Milliseconds for which the record may load. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** Only the record's page knows whether its state allows the action, and what the action has to ask. */
async function startOnPage(
  { href, title }: FoundRecord,
  action: string,
  router: NextRouter,
  locale: Locale,
): Promise<void> {
  await router.push(href);
  const end = Date.now() + PATIENCE_MS;
  const isThere = () => location.pathname === new URL(withBasePath(href), location.href).pathname;
  let hasLoaded = false;
  while (isThere() && Date.now() < end && !hasLoaded) {
    const controls = pageControls();
    const control = controls.find(({ label }) => label === action);
    if (control) return control.run();
    // Its other buttons are there: this one does not come any more.
    hasLoaded = controls.some(({ label }) => label === t('Copy', locale));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (!isThere()) return;
  const words = t('“{action}” is not offered for {record} as it is now.', locale, {
    action,
    record: title,
  });
  showToast({ words });
}
