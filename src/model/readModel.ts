import { buildASTSchema } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { buildModel } from './buildModel.ts';
import { DeniedFields, readDeniedFields } from './denied/deniedFields.ts';
import { readDeniedInputs, type DeniedInputs } from './denied/deniedInputs.ts';
import { letBeNull, shownFailures, withoutNames } from './denied/failingFields.ts';
import { openSchema } from './denied/openSchema.ts';
import { withoutDenied } from './denied/withoutDenied.ts';
import { noteSmallestUnits } from './fields/smallestUnit.ts';
import type { Hints } from './hints.ts';
import type { HintProblem } from './hints/hintProblem.ts';
import { readHints } from './hints/readHints.ts';
import { noteObservedScalars } from './observed/scalars.ts';
import { noteObservedTexts } from './observed/texts.ts';
import type { Observations } from './observations.ts';
import type { Model } from './types/model.ts';

/** The result of reading an app's schema with the team's hints. */
export interface ModelReading {
  model: Model;
  /** The whole schema. */
  schema: GraphQLSchema;
  /** The schema without denied fields, which screens use. */
  open: GraphQLSchema;
  denied: DeniedFields;
  /** The parts of inputs that would reveal denied fields. */
  deniedInputs: DeniedInputs;
  /** The hints with valid types. */
  hints: Hints;
  /** All that is wrong with the hints; the model was read without those. */
  problems: HintProblem[];
}

/**
 * Reads an app's schema with the team's hints, valid or not.
 *
 * @param document the schema's SDL
 * @param given the loaded hints
 * @param observations what the backend showed of what its schema cannot say
 */
export function readModel(
  document: DocumentNode,
  given: unknown = {},
  observations: Observations = {},
): ModelReading {
  const schema = buildASTSchema(document, { assumeValidSDL: true, assumeValid: true });
  const problems: HintProblem[] = [];
  const report = (problem: HintProblem) => problems.push(problem);
  const hints = readHints(given, report);
  const denied = readDeniedFields(schema, hints, report, observations);
  const failing = shownFailures(schema, denied, observations);
  // Nothing can be selected, or put in order, by what the backend cannot read.
  const closed = new DeniedFields([...denied.all(), ...failing.all()]);
  const deniedInputs = readDeniedInputs(schema, closed);
  const open = openSchema(document, schema, denied, deniedInputs);
  for (const one of [schema, open]) {
    noteObservedScalars(one, observations);
    noteObservedTexts(one, observations);
    noteSmallestUnits(one, observations);
  }
  letBeNull(open, failing);
  const read = buildModel(open, hints, {
    report,
    wholeSchema: schema,
    observations: withoutNames(observations, failing),
  });
  const model = withoutDenied(read, denied, closed);
  return {
    model,
    schema,
    open,
    denied,
    deniedInputs,
    hints,
    problems: problems.map(explained(denied)),
  };
}

/** Explains that a field is denied: hints are checked against the schema without denied fields. */
function explained(denied: DeniedFields): (problem: HintProblem) => HintProblem {
  return (problem) => {
    const [type = '', field = ''] = problem.coordinate?.split('.') ?? [];
    const why = denied.reason(type, field);
    return why ? { ...problem, message: `\`${type}.${field}\` is denied: ${why}.` } : problem;
  };
}
