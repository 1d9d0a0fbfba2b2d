import type { LiveBackend, People } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { endSessions, firstMessage, startOnPostgres, type Address } from '../program.ts';
import { documents } from './documents.ts';

const STRAPI_FAULTS = [
  // Its lists have the published versions unless drafts are asked for, which there are more of.
  /^\/articles\?status=DRAFT/,
  // A person's role may not see them, and their lists say so.
  /^\/(i18n-locales|review-workflow-stages|review-workflows|upload-files) .* gives 403/,
  /usersPermissionsRole\.permissions/,
  // Its mutations of people and roles take a number that its API gives out nowhere.
  /^\/roles\?.*bulk delete: .*still there/,
  /deleteUsersPermissionsRoleMutation/,
  // It sets by itself when something was published.
  /^\/\w+\/\w+\/edit publishedAt: /,
];

/** A small magazine in Strapi, on PostgreSQL. */
export async function startStrapi(): Promise<LiveBackend> {
  const folder = installed('strapi', {
    version: '0.1.0',
    dependencies: {
      '@strapi/plugin-graphql': '5.52.3',
      '@strapi/plugin-users-permissions': '5.52.3',
      '@strapi/strapi': '5.52.3',
      pg: '^8.13.0',
      react: '^18.0.0',
      'react-dom': '^18.0.0',
      'react-router-dom': '^6.0.0',
      'styled-components': '^6.0.0',
    },
  });
  const { server, snapshot, stop } = await startOnPostgres('strapi', folder);
  const people: People = {
    inputs: { 'input.identifier': 'ada', 'input.password': 'correct horse' },
    name: 'ada',
    refusal: /Invalid identifier or password/,
    list: '/articles',
    endSessions: () => endSessions(server),
  };
  return {
    ...(await firstMessage<Address>(server)),
    ...{ people, known: STRAPI_FAULTS, stop },
    snapshot: async () => documents(await snapshot()),
  };
}
