import { relay } from 'frontage/relay.config';

const config = relay(import.meta.dirname);

// relay-compiler loads this file with `require`, which hands out what is exported under this name.
export { config as default, config as 'module.exports' };
