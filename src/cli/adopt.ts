import { parse, type GraphQLSchema } from 'graphql';
import type { HintProblem } from '../model/hints/hintProblem.ts';
import type { Observations } from '../model/observations.ts';
import type { Model } from '../model/types/model.ts';
import type { Resource } from '../model/types/resource.ts';
import { readModel, type ModelReading } from '../model/readModel.ts';
import { findIdleColumns } from '../scaffold/fields/idleColumns.ts';
import { LastScaffold } from '../scaffold/lastScaffold.ts';
import type { Base } from '../scaffold/merge/base.ts';
import { incomingPath, type Files } from '../scaffold/merge/files.ts';
import { findMoves } from '../scaffold/merge/moves.ts';
import { changesOf, planMerge, type Decision } from '../scaffold/merge/planMerge.ts';
import { makePlan } from '../scaffold/makePlan.ts';
import { printScreens } from '../scaffold/scaffold.ts';
import { withOmittedInputs } from '../scaffold/forms/omittedInputs.ts';
import { keyLabels } from '../scaffold/records/keyLabels.ts';
import { frameworkFiles } from './frameworkFiles.ts';
import { HINTS_FILE, listFiles, OBSERVATIONS_FILE, readTexts, SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { printHintProblems, refuseHints } from './hintProblems.ts';
import { loadHints } from './hints.ts';
import { loadObservations, parseObservations } from './observations.ts';
import { changesOfRecord, readRecord } from './scaffoldRecord.ts';
import { printSdl } from './schemaDocument.ts';
import { compileStaged } from './staging.ts';
import { applyChanges } from './transaction.ts';
import { withoutFormerWords } from './translate.ts';

export interface Adoption {
  model: Model;
  /** The merge's decision for each file. */
  decisions: Decision[];
  /** Where what was edited and what is scaffolded contradict each other, and nobody has settled it yet. */
  conflicts: string[];
  /** All paths that were written or deleted. */
  changed: string[];
  /** How many modules `migrate` has changed. */
  migrated: number;
  /** The hints that were ignored. */
  problems: HintProblem[];
  reading: ModelReading;
}

export interface AdoptOptions {
  /** Further files that change with the schema: its source, and the variables to reach it. */
  files: ReadonlyMap<string, string | null>;
  /** Hints in place of those of the checkout; `files` has their file. */
  hints?: object;
  /** The schema may belong to another backend: translations that no longer apply are removed. */
  isAnother?: boolean;
  /**
   * Reject hints that have no effect or name unknown types. Set when the schema is unchanged, so
   * that the hints must be what is new.
   */
  areHintsNew?: boolean;
  /** False accepts a schema with which the screens do not compile. */
  compile: boolean;
  /** What a version of the framework needs changed in an app's modules, before what it writes is merged. */
  migrate?: Migrate;
  signal: AbortSignal;
}

/** @returns the module's text as it has to be */
export type Migrate = (path: string, text: string) => string;

/**
 * Adopts a schema: writes it, scaffolds, merges with edited files and compiles, all in one
 * transaction.
 *
 * @throws {CommandError} when the schema has no screens or the result does not compile
 */
export async function adoptSchema(
  root: string,
  schema: GraphQLSchema,
  options: AdoptOptions,
): Promise<Adoption> {
  const sdl = printSdl(schema);
  const last = options.isAnother ? new Map<string, null>() : (await readRecord(root)).base;
  const observations = options.files.has(OBSERVATIONS_FILE)
    ? parseObservations(options.files.get(OBSERVATIONS_FILE))
    : await loadObservations(root);
  const scaffolded = await scaffoldFrom(root, sdl, last, observations, options.hints);
  const { model, files, problems } = scaffolded;
  refuseHints(problems, options.areHintsNew ?? false);
  const { plan, migrated, onDisk } = await planFor(root, files, options.migrate);
  const wanted = new Map<string, string | null>([
    [SCHEMA_FILE, sdl],
    ...options.files,
    ...migrated,
    ...changesOf(plan),
    ...(await changesOfRecord(root, plan)),
  ]);
  const before = new Map([...(await readTexts(root, wanted.keys())), ...onDisk]);
  const changes = withoutUnchanged(before, wanted);
  const words = options.isAnother ? await withoutFormerWords(root, changes) : [];
  const artifacts = options.compile
    ? await compileStaged(root, changes, scaffolded, options.signal)
    : new Map<string, string | null>();
  options.signal.throwIfAborted();
  await refuseEdits(root, before, changes.keys());
  const all = new Map([...changes, ...words, ...artifacts]);
  applyChanges(root, all);
  return {
    model,
    decisions: plan.decisions,
    conflicts: plan.places,
    changed: [...all.keys()],
    migrated: migrated.length,
    problems,
    reading: scaffolded,
  };
}

/** A schema, its model, and the files that the scaffold writes for it. */
export interface Scaffolded extends ModelReading {
  files: Files;
}

/**
 * Scaffolds for a schema, those of the team's hints that apply, and what was observed.
 *
 * @param last what was scaffolded before
 * @param given hints in place of the team's
 * @throws {CommandError} when the schema lists nothing and finds nothing by its key, and so has no screen
 */
export async function scaffoldFrom(
  root: string,
  sdl: string,
  last: Base,
  observations: Observations,
  given?: object,
): Promise<Scaffolded> {
  const reading = readModel(parse(sdl), given ?? (await loadHints(root)), observations);
  const { model, open, hints } = reading;
  const problems = [...reading.problems, ...findIdleColumns(model, hints)];
  const keyLabelsOf = keyLabels(model);
  const isShown = (own: Resource) => own.list !== null || keyLabelsOf(own).length > 0;
  if (!model.resources.some(isShown)) throw nothingToShow(model, problems);
  const plan = makePlan(model, open, new LastScaffold(last));
  const files = new Map([...(await printScreens(plan)), ...(await frameworkFiles(root))]);
  return { ...reading, model: withOmittedInputs(plan), problems, files };
}

async function planFor(root: string, next: Files, migrate?: Migrate) {
  const { base, open } = await readRecord(root);
  const hasMoves = findMoves(base, next).size > 0;
  const others = hasMoves || migrate ? await listModules(root) : [];
  const paths = [...new Set([...base.keys(), ...next.keys(), ...others])];
  const onDisk = await readTexts(root, [...paths, ...paths.map(incomingPath)]);
  const migrated = <Text extends string | null>(files: ReadonlyMap<string, Text>) =>
    new Map(
      [...files].map(([path, text]) => [
        path,
        migrate && text !== null && isModule(path) ? migrate(path, text) : text,
      ]),
    ) as Map<string, Text>;
  // What was scaffolded is migrated, too: a change that both have is no difference.
  const record = { base: migrated(base), open: migrated(open) };
  const current = migrated(onDisk);
  return {
    plan: await planMerge(record, current, next),
    migrated: [...current].filter(([path, text]) => onDisk.get(path) !== text),
    onDisk,
  };
}

/** Modules that may import what the scaffold writes. */
async function listModules(root: string): Promise<string[]> {
  return (await listFiles(root)).filter(isModule);
}

function isModule(path: string): boolean {
  return /^(src|pages|schema|tests)\/.*\.tsx?$/.test(path);
}

/**
 * Compiling takes a while: what somebody saves meanwhile is not in what was merged.
 *
 * @throws {CommandError} when one of the files is not what it was
 */
async function refuseEdits(root: string, before: Files, paths: Iterable<string>): Promise<void> {
  const all = [...paths];
  const now = await readTexts(root, all);
  const edited = all.filter((path) => now.get(path) !== before.get(path));
  if (edited.length === 0) return;
  throw new CommandError(
    `Changed while this command was at work:\n\n${edited.map((path) => `  ${path}`).join('\n')}`,
    'Nothing was written. Run the command again.',
  );
}

function withoutUnchanged(
  current: Files,
  wanted: ReadonlyMap<string, string | null>,
): Map<string, string | null> {
  return new Map([...wanted].filter(([path, text]) => (current.get(path) ?? null) !== text));
}

const OMISSIONS_SHOWN = 5;

function nothingToShow(model: Model, problems: readonly HintProblem[]): CommandError {
  const omissions = model.omitted
    .slice(0, OMISSIONS_SHOWN)
    .map(({ what, why }) => `  ${what}: ${why}`)
    .join('\n');
  return new CommandError(
    'The schema has no list that Frontage could show, and nothing that is found by its key.',
    [
      problems.length > 0 && `${HINTS_FILE}:\n\n${printHintProblems(problems)}\n`,
      omissions && `What was left out, and why:\n\n${omissions}\n`,
      'A screen needs a field of the query type that gives a list of objects, or one of them by its key. `frontage model --schema FILE` explains what was read.',
    ]
      .filter(Boolean)
      .join('\n'),
  );
}
