export { answerApiRoute as default } from 'frontage/server/apiRoute';

/** Handlers read the body themselves, and stream their answers. */
export const config = { api: { bodyParser: false, responseLimit: false, externalResolver: true } };
