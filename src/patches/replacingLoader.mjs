/**
 * A loader of Turbopack: what imports the module gets another one instead. It is CommonJS, as the modules of hosts are
 * that a patch replaces by their files.
 *
 * @this {{ getOptions(): { module: string } }}
 * @returns {string}
 */
export default function replacingLoader() {
  return `module.exports = require(${JSON.stringify(this.getOptions().module)});\n`;
}
