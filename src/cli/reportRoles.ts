import type { Roles } from '../roles/rolesFile.ts';
import { describeLacks } from '../roles/describeLacks.ts';

type Lacks = Roles['roles'];

const SHOWN_PER_ROLE = 20;

/** Prints the roles that were read, and where a session's role is found. */
export function reportRoles({ from, roles }: Roles): void {
  const names = Object.entries(roles).map(([role, { lacks }]) =>
    lacks.length === 0 ? `${role} (everything)` : `${role} (lacks ${lacks.length})`,
  );
  console.log(`Roles: ${names.join(', ')}; \`frontage roles\` compares them.`);
  console.log(`A session's role: ${describeSource(from)}. schema/roles.json says so.`);
}

/** Where a session's role is found, in words. */
export function describeSource(from: Roles['from']): string {
  if ('header' in from) return `the header ${from.header}`;
  if ('viewer' in from) return `what the backend answers for ${from.viewer}`;
  return `the claim ${[from.claim].flat().join(' › ')} of its token`;
}

/** What roles have lost and gained, as text; empty when nothing has changed. */
export function printRoleChanges(before: Lacks, after: Lacks): string {
  return Object.keys(after)
    .flatMap((role) => {
      const former = new Set(before[role]?.lacks);
      const now = new Set(after[role].lacks);
      const lost = [...now].filter((one) => !former.has(one));
      const gained = [...former].filter((one) => !now.has(one));
      return [
        ...(lost.length > 0 ? [`${role} lacks now:`, ...shown(lost)] : []),
        ...(gained.length > 0 ? [`${role} lacks no longer:`, ...shown(gained)] : []),
      ];
    })
    .join('\n');
}

function shown(coordinates: readonly string[]): string[] {
  const lines = describeLacks(coordinates);
  const rest = lines.length - SHOWN_PER_ROLE;
  return [
    ...lines.slice(0, SHOWN_PER_ROLE).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ];
}
