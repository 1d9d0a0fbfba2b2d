/** Runs one backend until it is interrupted, to connect an app by hand: `node tests/live/serve.ts NAME`. */
import { backends } from './backends.ts';

const [name = ''] = process.argv.slice(2);
const start = backends[name];
if (!start) {
  const names = Object.keys(backends).filter((key) => backends[key]);
  console.error(`Which backend? There are ${names.join(', ')}.`);
  process.exit(2);
}
const { endpoint, schemaHeaders = {}, people, stop } = await start();
const headers = Object.entries(schemaHeaders).map(
  ([header, value]) => ` --header '${header}: ${value}'`,
);
console.log(`frontage connect ${endpoint}${headers.join('')}`);
if (people) console.log(`People sign in with ${JSON.stringify(people.inputs)}.`);
const end = () => void stop().then(() => process.exit());
process.once('SIGINT', end).once('SIGTERM', end);
