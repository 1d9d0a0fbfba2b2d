import type { NextRouter } from 'next/router';
import { denialOf, type Access } from '../../access/access.ts';
import { withBasePath } from '../../address/basePath.ts';
import { editHrefOf, hasScreen } from '../../address/resource.ts';
import type { NamedAction } from '../../lists/picker.ts';
import { loadOperations } from '../../lists/resourceModules.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { screenDenial } from '../access/screenDenial.ts';
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

/** The actions of its resource. Each leads to the record's page, which asks before it does anything. */
export async function actionsOnRecord(
  record: FoundRecord,
  router: NextRouter,
  access: Access,
  locale: Locale,
): Promise<Entry[]> {
  const { resource } = record;
  const { actions = [] } = await loadOperations(resource);
  const isAllowed = ({ mutation, isDelete }: NamedAction) =>
    isDelete
      ? !screenDenial(access, resource, 'delete')
      : mutation === undefined || !denialOf(access, `Mutation.${mutation}`);
  return actions.filter(isAllowed).map(({ label }) => {
    const said = tLabel(label, locale);
    const run = () => void startOnPage(record, said, router, locale);
    return { id: `action ${label}`, label: said, target: { run } };
  });
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
