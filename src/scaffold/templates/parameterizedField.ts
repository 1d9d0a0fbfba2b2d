import * as framework from '../code/framework.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { artifactType } from '../code/scope.ts';
import { isNonNullType } from 'graphql';
import type { Lookup } from '../../model/types/resource.ts';
import { code } from '../code/code.ts';
import { object, text } from '../code/docs.ts';
import { tagged } from '../code/relay.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { selectLocalKey } from '../fields/relations.ts';
import { argumentsOf, declarationsOf, operationField } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import { field, query } from '../graphql/nodes.ts';
import type { Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { helpOf } from '../records/help.ts';
import { LookupCode } from '../records/lookup.ts';
import type { ParameterizedFieldPlan } from '../records/parameterizedFieldPlan.ts';
import type { Subject } from '../subject.ts';
import {
  shownCode,
  argumentInputs,
  argumentVariables,
  type ShownCode,
} from '../tools/argumentsCode.ts';

interface ParameterizedFieldParts {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly own: ParameterizedFieldPlan;
  readonly lookup: LookupCode;
  readonly result: ShownCode;
  /** The query's type. */
  readonly type: string;
}

/** A field of a record that has required arguments: the form for them, and its result. */
export function parameterizedFieldFile(
  plan: Plan,
  owner: Subject,
  own: ParameterizedFieldPlan,
  lookup: Lookup,
): GeneratedFile {
  const { parameterizedField, sent, name, path } = own;
  const { resource } = owner;
  const coordinate = `\`${resource.type}.${parameterizedField.field}\``;
  const lookupCode = new LookupCode(plan, resource, lookup, {
    taken: new Set(argumentsOf(sent).keys()),
  });
  const record: Value = {
    ...lookupCode.readBare(),
    type: plan.type(resource.type) as Value['type'],
  };
  const type = artifactType(`${name}Query`);
  const fields = [parameterizedField.field];
  const result = shownCode(plan, parameterizedField, sent, record, fields);
  const parts = { plan, owner, own, lookup: lookupCode, result, type };
  const { statements, variables } = lookupCode.keyCode();
  return sourceFile(
    path,
    coordinate,
    code`
      const query = ${tagged(queryOf(parts))};

      ${settingsOf(parts)}

      /** Fetches \`${parameterizedField.field}\` of one ${lowerFirst(resource.label)} when its arguments are set. */
      export function ${name}() {
        return (
          <${framework.ParameterizedField} resource={${plan.describe(owner)}} settings={settings}>
            <Result />
          </${framework.ParameterizedField}>
        );
      }

      function Result() {
        ${result.shown && `const { ${lookupCode.pattern.code} } = ${framework.usePageQuery}<${type}>(query);`}
        ${result.shown && lookupCode.given && `const ${lookupCode.given} = ${framework.usePageAddress}();`}
        return ${result.shown ?? `<${framework.NoResult} />`};
      }

      ${name}.queries = (address: ${framework.Address}, visitor: ${framework.Visitor}) => {
        ${statements}
        return ${framework.parameterizedFieldQueries}(settings, ${object(variables)}, address, visitor);
      };
    `,
  );
}

function queryOf({ plan, owner, own, lookup, result, type }: ParameterizedFieldParts) {
  const { selections } = result;
  const asked = selections?.length === 0 ? [field('__typename')] : selections;
  const node = operationField(own.sent, asked, { caught: !isNonNullType(own.sent.field.type) });
  // The record's key is selected, so that Relay stores the result with the rest of the record.
  const key = new Selection();
  selectLocalKey(key, plan, owner);
  const record = lookup.select([...key.toNodes(), node], { caught: false });
  const keys = definitions(lookup.variables);
  return query(type, [...keys, ...declarationsOf(own.sent)], [record]);
}

function settingsOf({ plan, owner, own, lookup, type }: ParameterizedFieldParts): string {
  const { parameterizedField, sent } = own;
  const keys = [...lookup.variables.keys()];
  // Only where the values are variables themselves are they beside the record's key.
  const taken = sent.valuesType === null ? [...sent.taken, ...keys] : sent.taken;
  const values = valuesType(type, { ...sent, taken });
  const help = helpOf(
    parameterizedField.description,
    parameterizedField.label,
    owner.resource.label,
  );
  const keyNames = keys.map((key) => text(key)).join(' | ') || 'never';
  return code`
    const settings: ${framework.ParameterizedFieldSettings}<${type}, ${values}, ${keyNames}> = {
      name: ${text(parameterizedField.field)},
      label: ${text(parameterizedField.label)},
      ${help && `help: ${text(help)},`}
      query,
      fields: ${argumentInputs(sent, type)},
      variables: ${argumentVariables(plan, sent)},
    };
  `;
}
