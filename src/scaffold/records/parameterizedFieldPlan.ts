import { outputField } from '../../model/shapes/typeShapes.ts';
import type { ParameterizedRecordField } from '../../model/types/tool.ts';
import type { SentPlan } from '../forms/sent.ts';
import { pascalCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module, Subject } from '../subject.ts';
import { planArguments, selectableResult } from '../tools/toolPlan.ts';

/** A field of a record that has required arguments: a component of its own. */
export interface ParameterizedFieldPlan extends Module {
  readonly parameterizedField: ParameterizedRecordField;
  readonly sent: SentPlan;
}

/** A page has room for this many parameterised fields. */
const MOST_FIELDS = 24;

/** Plans the parameterised fields of a record: those for whose arguments there are inputs. */
export function planParameterizedFields(
  planner: Planner,
  owner: Subject,
): ParameterizedFieldPlan[] {
  if (!owner.record) return [];
  const type = planner.type(owner.resource.type);
  const planned = owner.resource.parameterizedFields.flatMap(
    (parameterizedField): ParameterizedFieldPlan[] => {
      const field = outputField(type, parameterizedField.field);
      if (!field) return [];
      const sent = planArguments(planner, [field], [parameterizedField.field], parameterizedField, {
        isInAddress: true,
      });
      if (!sent) return [];
      const result = selectableResult(parameterizedField.result, planner.schema);
      const wanted = `${owner.base}${pascalCase(parameterizedField.field)}Field`;
      return [
        {
          ...planner.names.inPart(owner, 'fields', wanted, 'tsx'),
          parameterizedField: { ...parameterizedField, result },
          sent,
        },
      ];
    },
  );
  return planned.slice(0, MOST_FIELDS);
}
