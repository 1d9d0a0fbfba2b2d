// Scaffolded by Frontage from `Mutation.createStandingOrder`. `frontage pull` keeps your edits.
import { CreateForm } from 'frontage/ui/form/CreateForm';
import { standingOrderFields } from './standingOrderFields.ts';
import { standingOrderOperations } from './standingOrderOperations.ts';

/** The form for a new standing order. */
export function StandingOrderCreate() {
  return <CreateForm operations={standingOrderOperations} fields={standingOrderFields} />;
}
