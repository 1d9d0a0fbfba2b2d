import type { Access } from '../../../access/access.ts';
import type { Locale } from '../../../locale/locale.ts';
import { allowedFields } from '../../access/allowedResource.ts';
import { allowedAction } from '../../action/allowedAction.ts';
import type { BulkOperations } from '../../action/recordOperations.ts';
import { asEditing } from '../../form/recordEditing.ts';
import type { Job, JobSource } from './job.ts';
import { linksJob } from './linksJob.ts';
import { actionJob, editJob } from './mutationJobs.ts';

/** Loads what a list offers for several records; null where it does not, or not any more. */
export async function jobOf(
  source: JobSource,
  bulk: BulkOperations<unknown>,
  access: Access,
  locale: Locale,
): Promise<Job | null> {
  const job = await FOUND[source.kind](source.name, bulk, access, locale);
  return job && { ...job, source };
}

type Find = (
  name: string,
  bulk: BulkOperations<unknown>,
  access: Access,
  locale: Locale,
) => Promise<Job | null>;

const FOUND: Readonly<Record<JobSource['kind'], Find>> = {
  action: async (name, { actions, edit }, access) => {
    const link = actions.find(({ label }) => label === name);
    if (!link) return null;
    return actionJob(allowedAction(access, await link.load()), link.permission, edit);
  },
  links: async (name, { links }, _access, locale) => {
    const link = links.find(({ label }) => label === name);
    return link ? linksJob(await link.load(), locale) : null;
  },
  field: async (name, { edit, permissions }, access) => {
    if (!edit) return null;
    const loaded = await edit();
    const [editing, update] = [asEditing(loaded), await loaded.update()];
    const fields = allowedFields(access, editing.resource, 'edit', editing.fields);
    if (!Object.hasOwn(fields, name)) return null;
    return editJob(name, fields, update.asks ?? [], update, editing, permissions);
  },
};
