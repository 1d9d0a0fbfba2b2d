/**
 * A backend that writes down each mutation that it carries out, before it answers: what it has
 * written outlives it. Arguments: its port, and the file that it writes to.
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [port, file] = process.argv.slice(2);

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { operationName, variables } = JSON.parse(body);
  await pause(10 + Math.random() * 40);
  const customer = { id: 'customer', name: 'Ada' };
  const order = { id: variables.id, number: 'A', note: null, total: null, customer };
  const isMutation = operationName === 'OrderRenameMutation';
  if (isMutation) appendFileSync(file, `${variables.id}\n`);
  await pause(10 + Math.random() * 40);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: isMutation ? { renameOrder: order } : { order } }));
});

server.listen(Number(port), '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
