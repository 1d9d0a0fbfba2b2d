import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { HelpPlan } from '../records/helpPlan.ts';
import type { Subject } from '../subject.ts';

/** What the schema says of a record's fields. */
export function helpFile({ resource }: Subject, { name, path, texts }: HelpPlan): GeneratedFile {
  const entries = [...texts].map(([field, help]) => property(field, text(help)));
  return sourceFile(
    path,
    `the descriptions of \`${resource.type}\``,
    code`
      /** What the fields of one ${lowerFirst(resource.label)} mean. */
      export const ${name} = {
        ${commas(entries)}
      };
    `,
  );
}
