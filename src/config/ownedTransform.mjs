/**
 * A transform for Jest: makes of a module of the framework the app's own.
 */
export default {
  /** @param {string} _text @param {string} _path @param {{ transformerConfig: { owned: string } }} options */
  process: (_text, _path, { transformerConfig: { owned } }) => ({
    code: `module.exports = require(${JSON.stringify(owned)});`,
  }),
};
