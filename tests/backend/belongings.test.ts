import { narrowedVariables } from '../../src/lists/listVariables.ts';
import { contactFinder } from '../../src/resources/contacts/pickers/contactFinder.ts';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

interface Contact {
  readonly firstName: string;
  readonly customer: { readonly id: string };
}

async function contacts(variables: Readonly<Record<string, unknown>> = {}): Promise<Contact[]> {
  const answer = await sample().data<{ contacts: Connection<Contact> }>(
    `query ($condition: ContactCondition, $filter: ContactFilter) {
      contacts(condition: $condition, filter: $filter) { nodes { firstName customer { id } } }
    }`,
    variables,
  );
  return answer.contacts.nodes;
}

test('what a form offers as a customer’s contacts are all of them, searched or not', async () => {
  const all = await contacts();
  const [{ customer, firstName }] = all;
  const own = all.filter((contact) => contact.customer.id === customer.id);
  expect(own.length).toBeLessThan(all.length);
  const condition = contactFinder.belongsTo?.customer.variables(customer.id as never) ?? {};
  const asked = (q: string) => narrowedVariables(contactFinder, { q }, condition) ?? {};
  expect(await contacts(asked(''))).toEqual(own);
  const found = await contacts(asked(firstName));
  expect(found).not.toEqual([]);
  expect(found.every((contact) => contact.customer.id === customer.id)).toBe(true);
});
