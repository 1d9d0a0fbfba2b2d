import type { Hole, Slot, Template, Variables } from '../types/variables.ts';

/**
 * Variables with `value` at `slot`: `['filter', 'id']` and 1 give `{ filter: { id: 1 } }`, `['ids', '0']` gives
 * `{ ids: [1] }`; empty for an empty slot.
 */
export function place(slot: Slot, value: Template): Variables {
  const [argument, ...inner] = slot;
  if (argument === undefined) return {};
  const template = inner.reduceRight<Template>(
    (below, name) => (name === '0' ? [below] : { [name]: below }),
    value,
  );
  return { [argument]: template };
}

/** Variables with values at slots; slots of one argument share its object, an element `0` is a list of one. */
export function fillSlots(values: ReadonlyArray<readonly [Slot, Hole]>): Variables {
  const tree: Record<string, unknown> = {};
  for (const [slot, hole] of values) {
    let level = tree;
    for (const name of slot.slice(0, -1)) level = (level[name] ??= {}) as Record<string, unknown>;
    level[slot[slot.length - 1]] = hole;
  }
  return listed(tree) as Variables;
}

function listed(level: unknown): unknown {
  if (typeof level !== 'object' || level === null || 'hole' in level) return level;
  const entries = Object.entries(level).map(([name, value]) => [name, listed(value)] as const);
  return entries.length === 1 && entries[0][0] === '0'
    ? [entries[0][1]]
    : Object.fromEntries(entries);
}

/** A hole in variables, and where it is. */
export interface PlacedHole {
  readonly slot: Slot;
  readonly hole: Hole;
}

/** All holes of a template. */
export function holesIn(template: Template): PlacedHole[] {
  if (typeof template !== 'object' || template === null) return [];
  if (isHole(template)) return [{ slot: [], hole: template }];
  return Object.entries(template).flatMap(([name, below]) =>
    holesIn(below as Template).map(({ slot, hole }) => ({ slot: [name, ...slot], hole })),
  );
}

/** The hole of a name. */
export function findHole(template: Template, name: string): PlacedHole | undefined {
  return holesIn(template).find(({ hole }) => hole.hole === name);
}

/** Variables joined, objects below the same name too; at other clashes the later wins. */
export function joinVariables(...all: readonly Variables[]): Variables {
  return all.reduce((joined, variables) => joinObjects(joined, variables), {});
}

function joinObjects(left: Variables, right: Variables): Variables {
  const joined = new Map<string, Template>(Object.entries(left));
  for (const [name, value] of Object.entries(right)) {
    const present = joined.get(name);
    joined.set(name, isBranch(present) && isBranch(value) ? joinObjects(present, value) : value);
  }
  return Object.fromEntries(joined);
}

/** True for an object in a template, which is no hole. */
export function isBranch(template: Template | undefined): template is Variables {
  return (
    typeof template === 'object' &&
    template !== null &&
    !isListTemplate(template) &&
    !isHole(template)
  );
}

/** True when both slots name the same place. */
export function sameSlot(left: Slot, right: Slot): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

/** The template with every hole of one name given another. */
export function renameHoles<T extends Template>(template: T, from: string, to: string): T;
export function renameHoles(template: Template, from: string, to: string): Template {
  if (template === null || typeof template !== 'object') return template;
  if (isListTemplate(template)) return template.map((item) => renameHoles(item, from, to));
  if (isHole(template)) return template.hole === from ? { ...template, hole: to } : template;
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, renameHoles(value, from, to)]),
  );
}

/** The value at `slot` in the variables, or undefined. */
export function at(variables: Variables, slot: Slot): Template | undefined {
  let template: Template | undefined = variables;
  for (const segment of slot) {
    if (!isBranch(template) || !Object.hasOwn(template, segment)) return undefined;
    template = template[segment];
  }
  return template;
}

/** True for the place in a template that is filled when a request is made. */
export function isHole(template: Template): template is Hole {
  return (
    typeof template === 'object' &&
    template !== null &&
    'hole' in template &&
    typeof template.hole === 'string'
  );
}

/** True for a list in a template. */
export function isListTemplate(template: Template): template is readonly Template[] {
  return Array.isArray(template);
}
