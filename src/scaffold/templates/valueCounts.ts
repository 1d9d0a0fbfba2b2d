import { lowerFirst } from '../../model/wording/sentence.ts';
import { code } from '../code/code.ts';
import { object, property, textProperty } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { List } from '../../model/types/relations.ts';
import type { ValueCountsPlan } from '../lists/valueCounts.ts';
import type { Module, Subject } from '../subject.ts';

/** The file that asks for the values of a list's texts, which filters suggest. */
export function valueCountsFile(
  { resource }: Subject,
  list: List,
  { name, path }: Module,
  { query, texts }: ValueCountsPlan,
): GeneratedFile {
  return sourceFile(path, rootCoordinate('Query', list.path), [
    code`
      /** The values that ${lowerFirst(resource.pluralLabel)} have, which their filters suggest. */
      export const valueCounts: ${framework.ValueCounts}<${artifactType(`${name}Query`)}> = {
        query: ${tagged(query)},
        ${property('texts', object(texts.map(textCode), { expanded: true }))},
      };
    `,
  ]);
}

function textCode({ name, variable, read }: ValueCountsPlan['texts'][number]): string {
  return entry(
    name,
    object([textProperty('variable', variable), property('read', `(data) => ${read}`)], {
      expanded: true,
    }),
  );
}
