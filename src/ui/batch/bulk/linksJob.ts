import type { Environment } from 'relay-runtime';
import type { Option } from '../../../lists/picker.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { inputsOf } from '../../form/inputsOf.ts';
import { relations } from '../../form/inputs/relation.tsx';
import {
  failedInWords,
  readLinks,
  sendSteps,
  stepsTo,
  withSteps,
} from '../../links/changeLinks.ts';
import type { RecordLinks } from '../../action/recordLinks.ts';
import { keptRunner, type KeptCalls, type Progress } from '../run/keptRunner.ts';
import type { CallResult } from '../run/runner.ts';
import { failedRead, single } from '../run/sendChange.ts';
import { TAKEN_OVER } from './bulkJournal.ts';
import type { Job } from './job.ts';
import type { Target } from './targets.ts';

/** Adds to several records what they are not linked to yet, and takes off what they are linked to. */
export function linksJob(links: RecordLinks, locale: Locale): Job {
  const { label, picker } = links;
  return {
    label,
    isDangerous: false,
    isDelete: false,
    allows: () => true,
    fields: inputsOf({
      added: relations({ label: t('Add|to a list', locale), picker }),
      removed: relations({ label: t('Remove|from a list', locale), picker }),
    }),
    isChange: true,
    work: null,
    mayRepeat: true,
    source: { kind: 'links', name: label },
    runner: (targets, { added, removed }, newEnvironment, _locale, kept) => {
      const calls: KeptCalls<Target> = {
        items: targets,
        size: 1,
        mayRepeat: true,
        takenOver: TAKEN_OVER,
        send: ([{ key }], progress) => {
          const chosen = [optionsIn(added), optionsIn(removed)] as const;
          return changeLinks(newEnvironment(), links, key, chosen, progress, locale);
        },
      };
      return keptRunner(calls, kept, locale);
    },
  };
}

/** Each record is read right before it is changed: what it has is not added again. */
async function changeLinks(
  environment: Environment,
  links: RecordLinks,
  key: string,
  [added, removed]: readonly [added: readonly Option[], removed: readonly Option[]],
  progress: Progress,
  locale: Locale,
): Promise<CallResult> {
  let now;
  try {
    now = await readLinks(environment, links, { key });
  } catch (cause) {
    return failedRead(cause, locale);
  }
  const wanted = withSteps(now, [
    ...removed.map((option) => ({ option, isAdded: false })),
    ...added.map((option) => ({ option, isAdded: true })),
  ]);
  const steps = stepsTo(now, wanted);
  if (steps.length === 0) return single('skipped', t('It stays as it is.', locale));
  await progress.sending();
  const { failed, outcome, halt } = await sendSteps(environment, links, now, steps, locale);
  const reasons = failed.map((step) => failedInWords(links, step, locale)).join(' ');
  return { ...single(outcome, reasons || null), ...(halt && { halt }) };
}

function optionsIn(entered: unknown): readonly Option[] {
  return (entered as readonly Option[] | null) ?? [];
}
