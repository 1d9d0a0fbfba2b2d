import { artifactType } from '../code/scope.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import { demanded } from '../forms/resent.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { linkedByName, linkedRecordsDoc } from '../links/linkedRecords.ts';
import type { Plan } from '../plan.ts';
import type { RecordLayout } from '../records/recordLayout.ts';
import type { SectionPlan } from '../records/sections.ts';
import { sectionDoc, sideSection, type Owner } from '../records/sectionCode.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';

/** A section of a long record, with a fragment of its own. */
export function sectionFile(
  plan: Plan,
  own: ResourcePlan,
  section: SectionPlan,
  module: Module,
): GeneratedFile {
  const title = lowerFirst(section.title ?? '');
  return partFile(plan, own.subject, module, `A section of a record's page: ${title}.`, (source) =>
    sectionDoc(source, shownOf(own), section),
  );
}

/** The side of a long record, with a fragment of its own. */
export function sideFile(
  plan: Plan,
  own: ResourcePlan,
  layout: RecordLayout,
  module: Module,
): GeneratedFile {
  const words = "The side of a record's page: what it belongs to, its times and its keys.";
  return partFile(
    plan,
    own.subject,
    module,
    words,
    (source) => sideSection(source, shownOf(own), layout, linkedDocs(source, own))[0],
  );
}

/** A record as its sections show it, with what can be changed where it stands. */
export function shownOf({ subject: { resource }, forms, record }: ResourcePlan): Owner {
  return {
    resource,
    inputs: forms.edit && changedAlone(forms.edit),
    help: record?.help?.texts ?? new Map(),
  };
}

/** The inputs of which one is sent alone: none where each change demands what is not read with a record, a file or a reason. */
function changedAlone(edit: FormPlan): readonly InputPlan[] {
  const always = demanded(edit);
  const isUnread = ({ name, field, relation }: InputPlan) =>
    always.includes(name) && field === null && relation === null;
  return edit.inputs.some(isUnread) ? [] : edit.inputs;
}

/** What the record is linked to, by the names of those records. */
export function linkedDocs(source: Source, { subject, tabs }: ResourcePlan): string[] {
  return linkedByName(source.context, tabs).map((tab) => linkedRecordsDoc(source, subject, tab));
}

/** A component that shows a part of a record, and asks for it in a fragment of its own. */
function partFile(
  plan: Plan,
  { resource, variable }: Subject,
  own: Module,
  words: string,
  show: (source: Source) => string,
): GeneratedFile {
  const selection = new Selection();
  const shown = show({ context: plan, selection, variable });
  const asked = fragment(`${own.name}_record`, resource.type, selection.toNodes());
  return sourceFile(
    own.path,
    `the type \`${resource.type}\``,
    code`
      /** ${words} */
      export function ${own.name}({ record }: { record: ${artifactType(`${own.name}_record$key`)} }) {
        const ${variable} = ${framework.useFragment}(${tagged(asked)}, record);
        return ${shown};
      }
    `,
  );
}
