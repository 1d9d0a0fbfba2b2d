export { answerApiRoute as default } from '../../src/server/apiRoute.ts';

/** Handlers read the body themselves, and stream their answers. */
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } };
