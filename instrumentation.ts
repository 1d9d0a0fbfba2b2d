export { register } from 'frontage/server/instrumentation';
