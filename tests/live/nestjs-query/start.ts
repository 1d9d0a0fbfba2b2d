import type { LiveBackend } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { firstMessage, startOnPostgres, type Address } from '../program.ts';

const NESTJS_QUERY = '9.5.0';

/** A workshop's repairs in nestjs-query on PostgreSQL, with each of its ways of paging. */
export async function startNestjsQuery(): Promise<LiveBackend> {
  const folder = installed('nestjs-query', {
    dependencies: {
      '@apollo/server': '5.5.1',
      '@as-integrations/express5': '1.1.2',
      '@nestjs/apollo': '13.4.5',
      '@nestjs/common': '11.2.10',
      '@nestjs/core': '11.2.10',
      '@nestjs/graphql': '13.4.5',
      '@nestjs/platform-express': '11.2.10',
      '@nestjs/typeorm': '11.0.3',
      '@ptc-org/nestjs-query-core': NESTJS_QUERY,
      '@ptc-org/nestjs-query-graphql': NESTJS_QUERY,
      '@ptc-org/nestjs-query-typeorm': NESTJS_QUERY,
      'class-transformer': '0.5.1',
      'class-validator': '0.14.4',
      graphql: '16.12.0',
      'graphql-subscriptions': '3.0.0',
      pg: '8.23.1',
      'reflect-metadata': '0.2.2',
      rxjs: '7.8.2',
      typeorm: '0.3.31',
    },
  });
  const { server, ...database } = await startOnPostgres('nestjs-query', folder);
  return { ...(await firstMessage<Address>(server)), known: [], ...database };
}
