/** A studio's projects in Graphweaver on PostgreSQL, as a program of its own: it runs in the folder where that is installed, and tells its address to the process that started it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { declareTypes, entities } from './model.mjs';
import { fill } from './sample.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));
const { PostgreSqlDriver } = require('@mikro-orm/postgresql');
const { ConnectionManager } = require('@exogee/graphweaver-mikroorm');
const { default: Graphweaver } = require('@exogee/graphweaver-server');

const address = new URL(process.env.DATABASE_URL);
const connection = {
  connectionManagerId: 'studio',
  mikroOrmConfig: {
    entities,
    driver: PostgreSqlDriver,
    host: address.hostname,
    port: Number(address.port),
    user: address.username,
    password: address.password,
    dbName: address.pathname.slice(1),
  },
};
const { orm } = await ConnectionManager.connect('studio', connection);
await orm.schema.createSchema();
await fill(orm.em.fork());
declareTypes(connection);
const port = Number(process.env.PORT);
await new Graphweaver({
  adminMetadata: { enabled: false },
  apolloServerOptions: { introspection: true },
}).start({ port, host: '127.0.0.1', path: '/graphql' });
process.send?.({ endpoint: `http://127.0.0.1:${port}/graphql` });
process.on('disconnect', () => process.exit());
