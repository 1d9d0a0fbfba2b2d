import { denialOf, type Access, type DenialReason } from '../../access/access.ts';
import { AccessMemo } from '../../access/accessMemo.ts';
import { hasScreen, type Resource, type Screen } from '../../address/resource.ts';
import { screenDenial } from './screenDenial.ts';
import { useAccess } from './useAccess.ts';

const SCREENS: readonly Screen[] = ['list', 'record', 'create', 'edit'];

const known = new AccessMemo<Resource>();

/** The resource with those of its screens that the person may use. */
export function useAllowedResource(resource: Resource): Resource {
  return allowedResource(useAccess(), resource);
}

/** The same resource where none of its screens is denied. The same arguments give the same object. */
export function allowedResource(access: Access, resource: Resource): Resource {
  return known.of(access, resource, () => withoutDenied(access, resource));
}

function withoutDenied(access: Access, resource: Resource): Resource {
  const screens = SCREENS.filter((screen) => hasScreen(resource, screen));
  const allowed = screens.filter((screen) => !screenDenial(access, resource, screen));
  return allowed.length === screens.length ? resource : { ...resource, screens: allowed };
}

/** Why a person may not read a field of a resource's records; null when nothing says so. */
export function fieldDenial(
  access: Access,
  { type }: Pick<Resource, 'type'>,
  field: string,
): DenialReason | null {
  return type === undefined || field === '' ? null : denialOf(access, `${type}.${field}`);
}

/** Whether a person may send an input of the form that creates, or edits, a record. */
export function isWritable(
  access: Access,
  { inputs, roots }: Resource,
  form: 'create' | 'edit',
  name: string,
): boolean {
  const type = inputs?.[form];
  if (type !== undefined) return !denialOf(access, `${type}.${name}`);
  const root = roots?.[form];
  return root === undefined || !denialOf(access, `Mutation.${root}(${name}:)`);
}

/** The inputs of a resource are written once, for both of its forms. */
const fields = { create: new AccessMemo<object>(), edit: new AccessMemo<object>() };

/** The inputs of a form that the person may send. The same arguments give the same object. */
export function allowedFields<Fields extends object>(
  access: Access,
  resource: Resource,
  form: 'create' | 'edit',
  all: Fields,
): Fields {
  const own = fields[form].of(access, all, () => withoutUnwritable(access, resource, form, all));
  // Values of inputs that are left out are not sent, as those of optional ones that nobody touched.
  return own as Fields;
}

function withoutUnwritable(
  access: Access,
  resource: Resource,
  form: 'create' | 'edit',
  all: object,
): object {
  const entries = Object.entries(all);
  const allowed = entries.filter(([name]) => isWritable(access, resource, form, name));
  return allowed.length === entries.length ? all : Object.fromEntries(allowed);
}
