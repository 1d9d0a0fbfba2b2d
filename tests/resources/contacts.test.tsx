/**
 * Scaffolded by Frontage from the type `Contact`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { ContactEdit } from '../../src/resources/contacts/ContactEdit.tsx';
import { contactFields } from '../../src/resources/contacts/contactFields.ts';
import { ContactList } from '../../src/resources/contacts/ContactList.tsx';
import { ContactRecord } from '../../src/resources/contacts/ContactRecord.tsx';
import { contacts } from '../../src/resources/contacts/contacts.ts';

const contact = { id: 'contacts-7', fullName: 'First contact' };

describe('the list of contacts', () => {
  test('shows each of them', () => {
    renderPage(ContactList).respond({
      Query: () => ({ contacts: { edges: [{ node: contact }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(contact.fullName);
  });

  test('says when there are none', () => {
    renderPage(ContactList).respond({ Query: () => ({ contacts: { edges: [] } }) });
    expect(screen.getByText(noneYet(contacts))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(ContactList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of a contact shows it', () => {
  renderPage(ContactRecord, { key: contact.id }).respond({ Query: () => ({ contact }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contact.fullName);
});

test('the form of a contact sends what was changed, and nothing else', async () => {
  const page = renderPage(ContactEdit, { key: contact.id });
  page.respond({ Query: () => ({ contact }) });
  fireEvent.change(controlOf(contactFields, 'firstName'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'contacts-7', contactPatch: { firstName: 'Something else' } },
  });
});
