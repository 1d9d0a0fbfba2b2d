// Scaffolded by Frontage from `Query.currentEmployee`. `frontage pull` keeps your edits.
import { recordHref } from 'frontage/address/resource';
import { defineViewer } from 'frontage/address/viewer';
import { graphql } from 'react-relay';
import type { viewerQuery } from '../__generated__/viewerQuery.graphql.ts';
import { employees } from './resources/employees/employees.ts';

/** Who is signed in. */
export const viewer = defineViewer({
  query: graphql`
    query viewerQuery {
      currentEmployee {
        id
        fullName
        email
        photo
        role
      }
    }
  `,
  read: (data: viewerQuery['response']) => {
    const person = data.currentEmployee;
    return person
      ? {
          name: person.fullName,
          email: person.email,
          picture: person.photo,
          role: person.role,
          page: recordHref(employees, person.id),
        }
      : null;
  },
});
