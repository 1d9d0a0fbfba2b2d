import * as framework from '../code/framework.ts';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { PartialHistory } from '../../model/fields/readHistory.ts';
import { text, array, property } from '../code/docs.ts';
import { code } from '../code/code.ts';
import { relationView } from './recordLink.ts';
import { isShown } from './traits.ts';
import { changeView, view, type Place } from './views.ts';

/** The content of an entry in a timeline or in a list of several types. */
export interface Entry {
  /** The object, whose fields are the siblings of the place. */
  readonly of: Pick<Resource, 'type'>;
  readonly happening: PartialHistory;
  /** The relations to one that are shown, that to who did it among them. */
  readonly relations: readonly Relation[];
  /** The relations that are fetched only if the argument of that name is true. */
  readonly flags: ReadonlyMap<string, string>;
  /** Further fields. */
  readonly besides: readonly Field[];
  readonly fields?: readonly string[];
  /** Attributes before the rest. */
  readonly first?: readonly string[];
}

/** `<TimelineEntry moment={…} kind={…} facts={…} />` */
export function entryElement(place: Place, entry: Entry): string {
  const { siblings } = place;
  const { of, happening, relations, flags, besides, first = [] } = entry;
  const shown = (name: string | null, change?: 'ChangedField' | 'ChangedValue') => {
    const field = siblings.find((candidate) => candidate.name === name);
    if (!field || !isShown(field)) return null;
    return change ? changeView(place, field, change) : view(place, field);
  };
  const attribute = (name: string, content: string | null) => content && `${name}={${content}}`;
  const link = (relation: Relation): string => {
    const target = place.context.of(relation.to);
    if (!target) throw new Error(`${relation.to} is no resource.`);
    const flag = flags.get(relation.field);
    const source =
      flag === undefined
        ? place
        : { ...place, selection: place.selection.when(flag), isOptional: true };
    return relationView(source, of, relation, target);
  };
  const actor = relations.find(({ field }) => field === happening.actor);
  const { change } = happening;
  const fields = [
    ...relations
      .filter((relation) => relation !== actor)
      .map((relation) => factOf(relation.label, link(relation))),
    ...(entry.fields ?? []),
    ...besides.filter(isShown).map((field) => factOf(field.label, view(place, field))),
  ];
  return code`
    <${framework.TimelineEntry}
      ${first}
      ${attribute('moment', shown(happening.moment))}
      ${attribute('kind', shown(happening.kind))}
      ${attribute('actor', actor ? link(actor) : null)}
      ${change && attribute('changed', shown(change.field, 'ChangedField'))}
      ${change && attribute('from', shown(change.from, 'ChangedValue'))}
      ${change && attribute('to', shown(change.to, 'ChangedValue'))}
      ${attribute('text', shown(happening.text))}
      ${fields.length > 0 && `facts={${array(fields)}}`}
    />
  `;
}

/** `{ label: 'Order', value: <RecordLink … /> }` */
export function factOf(label: string, value: string): string {
  return `{ label: ${text(label)}, ${property('value', value)} }`;
}
