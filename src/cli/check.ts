import { ROLES_FILE } from '../roles/rolesFile.ts';
import type { Base } from '../scaffold/merge/base.ts';
import { incomingPath } from '../scaffold/merge/files.ts';
import { conflictPlaces, SETTLE_CONFLICT } from '../scaffold/merge/planMerge.ts';
import { scaffoldFrom, type Scaffolded } from './adopt.ts';
import { printManifest, readOperations } from './artifacts.ts';
import { reportAppSettings } from './appSettings.ts';
import {
  HINTS_FILE,
  listFiles,
  MANIFEST_FILE,
  readText,
  readTexts,
  RECORD_FOLDER,
  SCHEMA_FILE,
} from './checkout.ts';
import { CommandError } from './commandError.ts';
import { findDeniedSelections, printDenied } from './deniedDocuments.ts';
import { printHintProblem } from './hintProblems.ts';
import { loadObservations } from './observations.ts';
import { findStaleArtifacts } from './relayCompiler.ts';
import { findWrongRetired } from './retireDocuments.ts';
import { roleDocumentFiles, roleDocumentPaths } from './roleDocuments.ts';
import { readRecord } from './scaffoldRecord.ts';
import { parseSchema } from './schemaFile.ts';
import { findTypeErrors } from './typeCheck.ts';

/** An inconsistency, and the command that fixes it. */
interface Finding {
  what: string;
  mend: string;
}

interface Checkout extends Scaffolded {
  root: string;
  base: Base;
  signal: AbortSignal;
}

/** Fixes all inconsistencies with the schema in the checkout. */
const SCAFFOLD_AGAIN = 'npx frontage pull --offline';

/** All checks, in the order in which they are reported. */
const CHECKS: readonly ((checkout: Checkout) => Finding[] | Promise<Finding[]>)[] = [
  checkHints,
  checkBase,
  checkFiles,
  checkIncoming,
  checkManifest,
  checkDenied,
  checkRetired,
  checkRoles,
  checkCompiled,
];

/**
 * `frontage check`: verifies that schema, scaffold and artifacts match, for CI. Writes nothing.
 *
 * @throws {CommandError} with all inconsistencies
 */
export async function check(root: string, signal: AbortSignal): Promise<void> {
  const sdl = await readText(root, SCHEMA_FILE);
  if (sdl === undefined) {
    throw new CommandError(`There is no ${SCHEMA_FILE}.`, 'Run `npx frontage connect`.');
  }
  parseSchema(sdl, SCHEMA_FILE);
  const { base } = await readRecord(root);
  const scaffolded = await scaffoldFrom(root, sdl, base, await loadObservations(root));
  const checkout = { ...scaffolded, root, base, signal };
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check(checkout)));
  await reportAppSettings(root);
  if (findings.length > 0) throw disagreement(findings);
  console.log(
    `Schema, scaffold and artifacts agree: ${checkout.model.resources.length} resources, ${checkout.files.size} files.`,
  );
}

/** Errors in the team's hints. */
function checkHints({ problems }: Checkout): Finding[] {
  return problems.map((problem) => ({
    what: `${HINTS_FILE}: ${printHintProblem(problem)}`,
    mend: `mend the hints, then ${SCAFFOLD_AGAIN}`,
  }));
}

/** Compares the recorded last scaffold with the scaffold's current output. */
async function checkBase({ base, files: scaffolded }: Checkout): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [path, text] of scaffolded) {
    const recorded = base.get(path);
    if (recorded === undefined) {
      findings.push({ what: `${path}: not scaffolded yet`, mend: SCAFFOLD_AGAIN });
    } else if (recorded !== null && recorded !== text) {
      findings.push({
        what: `${path}: the scaffold writes it differently now`,
        mend: SCAFFOLD_AGAIN,
      });
    }
  }
  for (const path of base.keys()) {
    if (scaffolded.has(path)) continue;
    findings.push({
      what: `${path}: no longer scaffolded, but recorded in ${RECORD_FOLDER}`,
      mend: SCAFFOLD_AGAIN,
    });
  }
  return findings;
}

/** Finds missing scaffolded files. Edited files belong to the team. */
async function checkFiles({ root, base }: Checkout): Promise<Finding[]> {
  const present = await readTexts(root, base.keys());
  return [...base]
    .filter(([path, recorded]) => recorded !== null && !present.has(path))
    .map(([path]) => ({
      what: `${path}: missing`,
      mend: `git checkout -- FILE; or, if it was deleted for good, ${SCAFFOLD_AGAIN}`,
    }));
}

async function checkIncoming({ root }: Checkout): Promise<Finding[]> {
  const suffix = incomingPath('');
  const paths = (await listFiles(root)).filter((path) => path.endsWith(suffix));
  return [...(await readTexts(root, paths))].flatMap(([path, text]) =>
    conflictPlaces(path, text).map((place) => ({
      what: `${place}: a conflict that is not settled`,
      mend: SETTLE_CONFLICT,
    })),
  );
}

/** Checks the artifacts, then the types: with stale artifacts, type errors are meaningless. */
async function checkCompiled(checkout: Checkout): Promise<Finding[]> {
  const said = await findStaleArtifacts(checkout.root, checkout.signal);
  if (said === null) return checkTypes(checkout);
  const mend = /out of date/i.test(said)
    ? SCAFFOLD_AGAIN
    : `mend the document, then ${SCAFFOLD_AGAIN}`;
  return [{ what: `relay-compiler: ${said}`, mend }];
}

async function checkManifest({ root, schema, model }: Checkout): Promise<Finding[]> {
  const listed = await readText(root, MANIFEST_FILE);
  if (listed === (await printManifest(root, schema, model))) return [];
  return [{ what: `${MANIFEST_FILE}: not what the artifacts hold`, mend: SCAFFOLD_AGAIN }];
}

async function checkDenied({ root, ...reading }: Checkout): Promise<Finding[]> {
  return (await findDeniedSelections(root, reading)).map((selection) => ({
    what: printDenied(selection),
    mend: `take it out; or, if people may see it, name it in \`allow\` of ${HINTS_FILE}`,
  }));
}

async function checkRetired({ root, ...reading }: Checkout): Promise<Finding[]> {
  const wrong = findWrongRetired(root, await readOperations(root), reading);
  return wrong.map(({ path, why }) => ({ what: `${path}: ${why}`, mend: SCAFFOLD_AGAIN }));
}

/** Compares what each role can send with what `schema/roles.json` says of it. */
async function checkRoles({ root, schema }: Checkout): Promise<Finding[]> {
  const files = await roleDocumentFiles(root, await readOperations(root), schema);
  const present = await roleDocumentPaths(root);
  const texts = await readTexts(root, present);
  const wrong = [...files].filter(([path, text]) => texts.get(path) !== text);
  const spare = present.filter((path) => !files.has(path));
  return [
    ...wrong.map(([path]) => `${path}: not what the role has of the operations`),
    ...spare.map((path) => `${path}: of a role that ${ROLES_FILE} does not name`),
  ].map((what) => ({ what, mend: SCAFFOLD_AGAIN }));
}

async function checkTypes({ root, base, signal }: Checkout): Promise<Finding[]> {
  const errors = await findTypeErrors(root, signal);
  const paths = new Set(errors.map(pathOf));
  const texts = await readTexts(root, paths);
  const untouched = new Set([...paths].filter((path) => texts.get(path) === base.get(path)));
  return errors.map((what) => ({
    what,
    mend: untouched.has(pathOf(what))
      ? 'nobody has edited these files: mend what they import; where that is untouched too, it is a fault in Frontage'
      : 'mend the types',
  }));
}

/** `src/a.ts` of `src/a.ts:1:2: …` */
function pathOf(error: string): string {
  return error.slice(0, error.indexOf(':'));
}

function disagreement(findings: Finding[]): CommandError {
  const byMend = Map.groupBy(findings, ({ mend }) => mend);
  const groups = [...byMend].map(
    ([mend, group]) => `${group.map(({ what }) => `  ${what}`).join('\n')}\n  → ${mend}`,
  );
  const count = `${findings.length} ${findings.length === 1 ? 'thing does' : 'things do'} not agree`;
  return new CommandError(`${count}:\n\n${groups.join('\n\n')}`);
}
