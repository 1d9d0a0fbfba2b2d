import { denialOf, type Access, type DenialReason } from '../../access/access.ts';
import { hasScreen, type Resource, type Screen } from '../../address/resource.ts';
import { screenDenial } from './screenDenial.ts';
import { useAccess } from './useAccess.ts';

const SCREENS: readonly Screen[] = ['list', 'record', 'create', 'edit'];

const known = new WeakMap<Access, WeakMap<Resource, Resource>>();

/** The resource with those of its screens that the person may use. */
export function useAllowedResource(resource: Resource): Resource {
  return allowedResource(useAccess(), resource);
}

/** The same resource where none of its screens is denied. The same arguments give the same object. */
export function allowedResource(access: Access, resource: Resource): Resource {
  const ofAccess = known.get(access) ?? new WeakMap<Resource, Resource>();
  known.set(access, ofAccess);
  const own = ofAccess.get(resource) ?? withoutDenied(access, resource);
  ofAccess.set(resource, own);
  return own;
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

const fields = new WeakMap<Access, WeakMap<object, object>>();

/** The inputs of a form that the person may send. The same arguments give the same object. */
export function allowedFields<Fields extends object>(
  access: Access,
  resource: Resource,
  form: 'create' | 'edit',
  all: Fields,
): Fields {
  const ofAccess = fields.get(access) ?? new WeakMap<object, object>();
  fields.set(access, ofAccess);
  const own = ofAccess.get(all) ?? withoutUnwritable(access, resource, form, all);
  ofAccess.set(all, own);
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
