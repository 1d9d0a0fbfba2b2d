export { answerHealth as default } from '../../src/server/health.ts';
