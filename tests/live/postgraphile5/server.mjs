/** PostGraphile 5, of the version that the embedded backend has, over a database that is there: a program of its own that gives its address to the process that started it. */
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';

/** PostGraphile leaves out a type with values that GraphQL does not take as names, and each type that has it. */
const EnumValuesPlugin = {
  name: 'EnumValuesPlugin',
  inflection: {
    replace: {
      enumValue: (previous, _options, value, codec) =>
        previous(value, codec).replaceAll(/\W/g, '_'),
    },
  },
};

const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  plugins: [EnumValuesPlugin],
  grafserv: { graphiql: false, watch: false },
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL })],
});
await instance.createServ(grafserv).addTo(server);
await new Promise((resolve) => {
  server.listen(Number(process.env.PORT), '127.0.0.1', resolve);
});
process.send?.({ endpoint: `http://127.0.0.1:${process.env.PORT}/graphql` });
process.on('disconnect', () => process.exit());
