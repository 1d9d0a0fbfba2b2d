/** A `relay.config.js` whose documents are compiled to ids. */
export const PERSIST_CONFIG = `import { relay } from 'frontage/relay.config';

const config = {
  ...relay(import.meta.dirname),
  persistConfig: { file: './__generated__/persisted.json', algorithm: 'SHA256' },
};

export { config as default, config as 'module.exports' };
`;
