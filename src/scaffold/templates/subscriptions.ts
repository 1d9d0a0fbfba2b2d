import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { tagged } from '../code/relay.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { field, subscription } from '../graphql/nodes.ts';
import { pascalCase } from '../names.ts';
import type { Module, Subject } from '../subject.ts';

/** The subscriptions that report changes to records, loaded once the page is there. */
export function subscriptionsFile({ resource }: Subject, module: Module): GeneratedFile {
  const [{ field: first } = { field: '' }] = resource.subscriptions;
  const tags = resource.subscriptions.map(({ field: name, isObject }) => {
    const selections = isObject ? [field('__typename')] : undefined;
    const operation = `${module.name}${pascalCase(name)}Subscription`;
    return tagged(subscription(operation, field(name, { selections })));
  });
  return sourceFile(
    module.path,
    `\`Subscription.${first}\``,
    code`
      /** Reports changes to ${lowerFirst(resource.pluralLabel)}. */
      export const ${module.name} = [${commas(tags)}];
    `,
  );
}
