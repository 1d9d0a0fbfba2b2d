import type { Field } from '../../model/types/fields.ts';
import { camelCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module, Subject } from '../subject.ts';
import { helpOf } from './help.ts';
import type { RecordLayout } from './recordLayout.ts';
import type { RecordFieldPlan } from './sections.ts';

/** What the schema says of the fields of a record's page, by their names. */
export interface HelpPlan extends Module {
  readonly texts: ReadonlyMap<string, string>;
}

/** Plans the help of a record's fields; null where there is none. Fields of value objects have no name in it. */
export function planHelp(
  planner: Planner,
  owner: Subject,
  { highlights, relations, unionFields, blocks, side, sections }: RecordLayout,
): HelpPlan | null {
  const { amount, date } = highlights;
  const described = [
    ...[amount, date].flatMap((planned) => (planned ? withOwnName(planned) : [])),
    ...sections.flatMap(({ fields }) => fields).flatMap(withOwnName),
    ...[...blocks, ...highlights.relations, ...relations, ...unionFields].map((one) => ({
      ...one,
      name: one.field,
    })),
    ...side.flatMap(withOwnName),
  ];
  const texts = new Map(
    described.flatMap(({ name, label, description }) => {
      const help = helpOf(description, label, owner.resource.label);
      return help === undefined ? [] : [[name, help] as const];
    }),
  );
  if (texts.size === 0) return null;
  return { ...planner.names.inFolder(owner, camelCase(`${owner.base}Help`), 'ts'), texts };
}

function withOwnName({ field, within, label }: RecordFieldPlan): Field[] {
  return within.length > 0 ? [] : [{ ...field, label }];
}
