/** A small magazine in Strapi on PostgreSQL, as a program of its own: it runs in the folder where Strapi is installed, and tells its address to the process that started it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contentTypes, seo } from './contentTypes.mjs';
import { fill } from './sample.mjs';

/** What Strapi has itself and serves beside the magazine. */
const OWN_TYPES = [
  'plugin::i18n.locale',
  'plugin::review-workflows.workflow',
  'plugin::review-workflows.workflow-stage',
  'plugin::upload.file',
  'plugin::users-permissions.role',
  'plugin::users-permissions.user',
];
/** Its own mutations of roles and people have names of their own. */
const OWN_ACTIONS = [
  'role.createRole',
  'role.updateRole',
  'role.deleteRole',
  'user.destroy',
  'user.me',
];

const require = createRequire(join(process.cwd(), 'package.json'));
const port = Number(process.env.PORT);

writeApplication();
const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: process.cwd() });
await strapi.start();
await fill(strapi);
const { accessKey } = await strapi
  .service('admin::api-token')
  .create({ name: 'walk', description: '', type: 'full-access', lifespan: null });
await addPeople();
process.send?.({
  endpoint: `http://127.0.0.1:${port}/graphql`,
  schemaHeaders: { Authorization: `Bearer ${accessKey}` },
});
process.on('message', () => {
  // Tokens that were signed with the former secret are worth nothing.
  strapi.config.set('plugin::users-permissions.jwtSecret', `${Math.random()}`);
  process.send?.('ended');
});
process.on('disconnect', () => strapi.destroy().finally(() => process.exit()));

/** Somebody who signs in, and what their role may do. */
async function addPeople() {
  const { id: role } = await strapi
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const names = ['find', 'findOne', 'create', 'update', 'delete'];
  const actions = [
    ...contentTypes.map(({ info: { singularName: name } }) => `api::${name}.${name}`),
    ...OWN_TYPES,
  ]
    .flatMap((type) => names.map((action) => `${type}.${action}`))
    .concat(OWN_ACTIONS.map((action) => `plugin::users-permissions.${action}`));
  const permissions = strapi.query('plugin::users-permissions.permission');
  for (const action of actions)
    if (!(await permissions.findOne({ where: { action, role } })))
      await permissions.create({ data: { action, role } });
  await strapi.service('plugin::users-permissions.user').add({
    ...{ username: 'ada', email: 'ada@example.com', password: 'correct horse' },
    ...{ role, confirmed: true, provider: 'local' },
  });
}

/** What `create-strapi` would ask about and write. */
function writeApplication() {
  for (const folder of ['config', 'src', 'public/uploads']) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const secret = 'for-a-test-only-and-nothing-else';
  const connection = { connectionString: process.env.DATABASE_URL };
  writeModule('config/server.js', { host: '127.0.0.1', port, app: { keys: [secret] } });
  writeModule('config/admin.js', {
    auth: { secret },
    apiToken: { salt: secret },
    transfer: { token: { salt: secret } },
    secrets: { encryptionKey: secret },
    serveAdminPanel: false,
  });
  writeModule('config/database.js', { connection: { client: 'postgres', connection } });
  writeModule('config/api.js', { rest: { defaultLimit: 25, maxLimit: 100 } });
  writeModule('config/plugins.js', {
    graphql: { config: { maxLimit: 100, depthLimit: 20, apolloServer: { introspection: true } } },
    'users-permissions': { config: { jwtSecret: secret } },
  });
  writeModule('config/middlewares.js', [
    'strapi::logger',
    'strapi::errors',
    'strapi::security',
    'strapi::cors',
    'strapi::query',
    'strapi::body',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ]);
  writeFile('src/index.js', 'module.exports = { register() {}, bootstrap() {} };');
  writeFile('src/components/shared/seo.json', JSON.stringify(seo));
  for (const type of contentTypes) writeContentType(type);
}

function writeContentType(type) {
  const name = type.info.singularName;
  const folder = `src/api/${name}`;
  writeFile(`${folder}/content-types/${name}/schema.json`, JSON.stringify(type));
  for (const part of ['controller', 'router', 'service']) {
    const factory = `createCore${part[0].toUpperCase()}${part.slice(1)}`;
    writeFile(
      `${folder}/${part === 'router' ? 'routes' : `${part}s`}/${name}.js`,
      `const { factories } = require('@strapi/strapi');
module.exports = factories.${factory}('api::${name}.${name}');`,
    );
  }
}

function writeModule(path, value) {
  writeFile(path, `module.exports = ${JSON.stringify(value)};`);
}

function writeFile(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${text}\n`);
}
