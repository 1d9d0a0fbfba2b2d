import { object, property, textProperty } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { firstSentence } from '../records/help.ts';
import type { ResourcePlan } from '../resourcePlan.ts';

/** What the interface knows of a resource: its words, its address and its screens. */
export function descriptorFile(owner: ResourcePlan): GeneratedFile {
  const { resource, descriptor, list, record, forms } = owner;
  const file = new SourceFile(descriptor.path, `the type \`${resource.type}\``);
  const { slug, label, pluralLabel } = resource;
  const description = firstSentence(resource.description);
  const found = { list, record, create: forms.create, edit: forms.edit };
  const screens = Object.entries(found).flatMap(([name, screen]) => (screen ? [`'${name}'`] : []));
  const properties = [
    textProperty('slug', slug),
    textProperty('label', label),
    textProperty('pluralLabel', pluralLabel),
    ...(description ? [textProperty('description', description)] : []),
    ...(screens.length < Object.keys(found).length
      ? [property('screens', `[${screens.join(', ')}]`)]
      : []),
  ];
  return file.print([
    `export const ${descriptor.name}: ${file.type('Resource', 'src/address/resource.ts')} = `,
    object(properties, { expanded: true }),
    ';',
  ]);
}
