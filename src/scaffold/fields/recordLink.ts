import type { Relation } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { code } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import type { Subject } from '../subject.ts';
import type { Source } from './access.ts';
import { planPicture, readPicture } from './picture.ts';
import { isPair, keyOption, linkParts, readRelation } from './relations.ts';

/** The JSX of a link to the record at the other end of a relation to one. */
export function relationView(
  source: Source,
  owner: Pick<Resource, 'type'>,
  relation: Relation,
  target: Subject,
  attributes: readonly string[] = [],
): string {
  const { expression, inside } = readRelation(source, owner, relation);
  return linkTo(inside, target, expression, attributes);
}

/**
 * The JSX of a link to a record.
 *
 * @param source where what the link needs of the record is asked for
 * @param attributes what makes it a field of a section
 */
export function linkTo(
  source: Source,
  target: Subject,
  expression: string,
  attributes: readonly string[] = [],
): string {
  const { other, resource, key, page, title } = linkParts(source, target);
  const picture = linkPicture({ ...source, variable: other }, target);
  const keyOf = keyOption(other, key);
  return code`
    <${framework.RecordLink}
      ${attributes}
      resource={${resource}}
      record={${expression}}
      ${keyOf && `keyOf={${keyOf}}`}
      ${page && `resourceOf={(${other}) => ${page}}`}
      ${title && `title={(${other}) => ${title}}`}
      ${picture && `picture={(${other}) => ${picture}}`}
    />
  `;
}

/**
 * Asks for the picture of a linked record, and says how to read it; null where it has none.
 *
 * @param linked where it is asked for, with the variable that holds the record
 */
export function linkPicture(linked: Source, target: Subject): string | null {
  const { fields, relations } = target.resource;
  const picture = isPair(target) ? null : planPicture(linked.context, fields, relations);
  return picture && readPicture(linked, target.resource, picture);
}
