import type { NextApiRequest, NextApiResponse } from 'next';
import { appFile } from './appFolder.ts';
import { contained } from './guard.ts';
import type { Handler } from './handler.ts';
import { log } from './log.ts';
import { handleWith } from './nodeHandler.ts';
import { createRoutes } from './routes.ts';

let routes: ReadonlyMap<string, Handler> | undefined;

/** Answers `/api/…` under Next.js's own server, by the same handlers as the app's own. */
export function answerApiRoute(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = `/api/${[request.query.route].flat().join('/')}`;
  const handler: Handler = async (...call) => {
    const development = process.env.NODE_ENV === 'development';
    routes ??= createRoutes({ root: appFile(), development });
    const route = routes.get(path);
    return route ? route(...call) : new Response(null, { status: 404 });
  };
  const onError = (error: unknown) => log().error({ cause: String(error) }, 'request');
  return handleWith(contained(handler, onError), request, response);
}
