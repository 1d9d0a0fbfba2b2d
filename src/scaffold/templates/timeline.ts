import * as framework from '../code/framework.ts';
import { artifactType } from '../code/scope.ts';
import type { History } from '../../model/types/resource.ts';
import type { Relation } from '../../model/types/relations.ts';
import { code } from '../code/code.ts';
import { tagged } from '../code/relay.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { entryElement } from '../fields/entry.ts';
import { selectIdentity } from '../fields/relations.ts';
import { isShown } from '../fields/traits.ts';
import type { Place } from '../fields/views.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { flagOf, relationsBackOfTimeline } from '../lists/backRelations.ts';
import type { Context } from '../context.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';

const MOST_BESIDES = 6;

/** What happened to records, as their pages show it: one entry below the other. */
export function timelineFile(
  plan: Plan,
  owner: Subject,
  history: History,
  { name, path }: Module,
): GeneratedFile {
  const { resource, variable } = owner;
  const fragmentName = `${name}_rows`;
  const selection = new Selection();
  const siblings = resource.fields;
  selectIdentity(selection, owner, siblings);
  const place: Place = { context: plan, selection, variable, within: [], siblings, size: 'cell' };
  const back = relationsBackOfTimeline(plan, owner);
  const entry = entryOf(place, owner, history, back);
  const rowKey = artifactType(`${fragmentName}$key`);
  const asked = fragment(fragmentName, resource.type, selection.toNodes(), {
    plural: true,
    flags: new Map(selection.conditions.map((flag) => [flag, true])),
  });
  return sourceFile(
    path,
    `the type \`${resource.type}\``,
    code`
      /** ${resource.pluralLabel} as a timeline, on the page of their record. */
      export function ${name}({ rows }: { rows: ${rowKey} }) {
        const records = ${framework.useFragment}(${tagged(asked)}, rows);
        return (
          <${framework.Timeline} rows={records}>
            {(${variable}) => ${entry}}
          </${framework.Timeline}>
        );
      }
    `,
  );
}

function entryOf(
  place: Place,
  owner: Subject,
  history: History,
  back: ReadonlySet<string>,
): string {
  const { fields } = owner.resource;
  return entryElement(place, {
    of: owner.resource,
    happening: history,
    relations: relationsShown(place.context, owner),
    flags: new Map([...back].map((field) => [field, flagOf(field)])),
    besides: history.besides
      .flatMap((name) => fields.find((field) => field.name === name && isShown(field)) ?? [])
      .slice(0, MOST_BESIDES),
  });
}

/** The relations that say whom and what an entry is about. */
function relationsShown(context: Context, { resource }: Subject): Relation[] {
  return resource.relations.filter(
    ({ many, deprecated, to }) => !many && !deprecated && context.of(to) !== undefined,
  );
}
