// Scaffolded by Frontage from `Mutation.createBlendComponent`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { blendComponentFields } from './blendComponentFields.ts';
import { blendComponentOperations } from './blendComponentOperations.ts';

/** The form for a new blend component. */
export function BlendComponentCreate() {
  return <CreateForm operations={blendComponentOperations} fields={blendComponentFields} />;
}
