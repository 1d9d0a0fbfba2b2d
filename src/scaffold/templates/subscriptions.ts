import { lowered } from '../../model/wording/sentence.ts';
import { expandedArray, lines, type Doc } from '../code/docs.ts';
import { graphqlTag } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { field, subscription } from '../graphql/nodes.ts';
import { pascalCase } from '../names.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';

/** What tells that records have changed: loaded once the page is there. */
export function subscriptionsFile({ resource }: ResourcePlan, module: Module): GeneratedFile {
  const [{ field: first } = { field: '' }] = resource.subscriptions;
  const file = new SourceFile(module.path, `\`Subscription.${first}\``);
  const tags = resource.subscriptions.map(({ field: name, isObject }): Doc => {
    const selections = isObject ? [field('__typename')] : undefined;
    const operation = `${module.name}${pascalCase(name)}Subscription`;
    return graphqlTag(file, subscription(operation, field(name, { selections })));
  });
  const words = `/** What tells that ${lowered(resource.pluralLabel)} have changed. */`;
  return file.print(lines(words, [`export const ${module.name} = `, expandedArray(tags), ';']));
}
