/** A workshop's repairs in nestjs-query on PostgreSQL, as a program of its own: it runs in the folder where that is installed, and tells its address to the process that started it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { entities, resolvers, rows } from './model.mjs';
import { fill } from './sample.mjs';

const require = createRequire(join(process.cwd(), 'package.json'));
const { ApolloDriver } = require('@nestjs/apollo');
const { Module } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { GraphQLModule } = require('@nestjs/graphql');
const { getDataSourceToken, TypeOrmModule } = require('@nestjs/typeorm');
const { NestjsQueryGraphQLModule } = require('@ptc-org/nestjs-query-graphql');
const { NestjsQueryTypeOrmModule } = require('@ptc-org/nestjs-query-typeorm');

class App {}
Module({
  imports: [
    TypeOrmModule.forRoot({
      ...{ type: 'postgres', url: process.env.DATABASE_URL, entities, synchronize: true },
    }),
    GraphQLModule.forRoot({ driver: ApolloDriver, autoSchemaFile: true, introspection: true }),
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature(Object.values(rows))],
      resolvers,
    }),
  ],
})(App);

const app = await NestFactory.create(App, { logger: ['error', 'warn'] });
await fill(app.get(getDataSourceToken()).manager, rows);
const port = Number(process.env.PORT);
await app.listen(port, '127.0.0.1');
process.send?.({ endpoint: `http://127.0.0.1:${port}/graphql` });
process.on('disconnect', () => process.exit());
