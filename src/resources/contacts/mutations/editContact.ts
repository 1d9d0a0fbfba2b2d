// Scaffolded by Frontage from `Mutation.updateContact`. `frontage pull` keeps your edits.
import { optionOf } from 'frontage/ui/form/picker';
import { defineEditing } from 'frontage/ui/form/recordEditing';
import { graphql } from 'react-relay';
import type { editContactQuery } from '../../../../__generated__/editContactQuery.graphql.ts';
import { customerPicker } from '../../customers/pickers/customerPicker.ts';
import { contactFields } from '../contactFields.ts';
import { contacts } from '../contacts.ts';

/** The editable fields of a contact, with their current values. */
export const editContact = defineEditing({
  resource: contacts,
  fields: contactFields,
  query: graphql`
    query editContactQuery($id: ID!) {
      contact(id: $id) @catch {
        id
        fullName
        firstName
        lastName
        role @catch
        email @catch
        phone @catch
        language
        isPrimary
        customer @catch {
          ...customerPicker_record
        }
        updatedAt
      }
    }
  `,
  variables: (address): editContactQuery['variables'] => ({ id: String(address.key) }),
  subject: ['contact'],
  read: ({ contact }: editContactQuery['response']) => contact,
  title: (contact) => contact.fullName,
  lastChange: (contact) => ({ at: contact.updatedAt }),
  values: (contact) => ({ ...contact, customer: optionOf(customerPicker, contact.customer) }),
  update: async () => (await import('./updateContact.ts')).updateContact,
});
