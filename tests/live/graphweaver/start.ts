import type { LiveBackend } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

const MIKRO_ORM = '6.6.16';
const GRAPHWEAVER = '2.22.0';

/** A studio's projects in Graphweaver on PostgreSQL: its schema has none of the directives. */
export async function startGraphweaver(): Promise<LiveBackend> {
  const folder = installed('graphweaver', {
    dependencies: {
      '@exogee/graphweaver': GRAPHWEAVER,
      '@exogee/graphweaver-mikroorm': GRAPHWEAVER,
      '@exogee/graphweaver-server': GRAPHWEAVER,
      '@mikro-orm/core': MIKRO_ORM,
      '@mikro-orm/knex': MIKRO_ORM,
      '@mikro-orm/postgresql': MIKRO_ORM,
      graphql: '16.12.0',
    },
  });
  const { server, ...database } = await startOnPostgres('graphweaver', folder);
  return { ...(await firstMessage<Address>(server)), known: [], ...database };
}
