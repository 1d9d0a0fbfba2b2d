import { lowerFirst } from '../../model/wording/sentence.ts';
import { code } from '../code/code.ts';
import { object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { shownValue, type ShownValue } from '../fields/views.ts';
import type { PickedValuePlan } from '../forms/pickedValues.ts';
import { lookupOf } from '../forms/pickers.ts';
import { query } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import { article } from './fields.ts';

/** How the value is read that a record brings along to a form in which it is picked. */
export function pickedValueFile(plan: Plan, picked: PickedValuePlan): GeneratedFile {
  const { picker, field, name, path } = picked;
  const { resource } = picker.owner;
  const found = lookupOf(picker);
  if (!found) throw new Error(`No ${resource.type} is found by its ${picker.key}.`);
  const lookup = new LookupCode(plan, resource, found, { by: 'key' });
  const { variable } = lookup.pattern;
  const { expression } = lookup.readBare();
  const isWhole = expression === variable;
  const record = isWhole ? variable : plan.variable('record', variable);
  const selection = new Selection();
  const place = { within: [], siblings: resource.fields, size: 'cell' } as const;
  const shown = shownValue({ ...place, context: plan, selection, variable: record }, field);
  if (!shown) throw new Error(`${resource.type}.${field.name} cannot be read.`);
  const [kind, read] = field.money
    ? [framework.PickedAmount, `${record} && ${amountObject(shown)}`]
    : [framework.PickedCurrency, shown.value.replace(`${record}.`, `${record}?.`)];
  const type = artifactType(`${name}Query`);
  const node = lookup.select(selection.toNodes(), { caught: false });
  return sourceFile(
    path,
    rootCoordinate('Query', found.path),
    code`
      /** Reads the ${lowerFirst(field.label)} of ${article(lowerFirst(resource.label))} that is picked in a form. */
      export const ${name}: ${kind}<${type}> = {
        query: ${tagged(query(type, definitions(lookup.variables), [node]))},
        variables: ${lookup.variablesOfKey()},
        read: (${lookup.parameters()}) => ${
          isWhole
            ? read
            : code`
          {
            const ${record} = ${expression};
            return ${read};
          }
        `
        },
      };
    `,
  );
}

/** `{ amount: variant.priceCents, currency: variant.currency, unit: 'minor' }` */
function amountObject({ value, options }: ShownValue): string {
  return object([
    property('amount', value),
    ...options.map((option) => {
      if ('text' in option) return property(option.name, text(option.text));
      return property(option.name, 'read' in option ? option.read : option.constant);
    }),
  ]);
}
