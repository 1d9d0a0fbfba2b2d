/** A transform for Jest: makes of a module the one that Node itself loads. */
const code = `
  const { Module } = require('node:module');
  const { types } = require('node:util');
  // Jest's own class is below Node's.
  const loaded = Object.getPrototypeOf(Module).createRequire(__filename)(__filename);
  if (types.isModuleNamespaceObject(loaded)) {
    Object.defineProperty(exports, '__esModule', { value: true });
    Object.assign(exports, loaded);
  } else module.exports = loaded;`;

export default { process: () => ({ code }) };
