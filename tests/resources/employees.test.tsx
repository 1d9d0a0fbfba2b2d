/**
 * Scaffolded by Frontage from the type `Employee`. `frontage pull` keeps your edits.
 *
 * @jest-environment jsdom
 */
import { fireEvent, screen } from '@testing-library/react';
import { controlOf, noneYet, renderPage } from 'frontage/testing/renderPage';
import { EmployeeEdit } from '../../src/resources/employees/EmployeeEdit.tsx';
import { employeeFields } from '../../src/resources/employees/employeeFields.ts';
import { EmployeeList } from '../../src/resources/employees/EmployeeList.tsx';
import { EmployeeRecord } from '../../src/resources/employees/EmployeeRecord.tsx';
import { employees } from '../../src/resources/employees/employees.ts';

const employee = { id: 'employees-7', fullName: 'First employee' };

describe('the list of employees', () => {
  test('shows each of them', () => {
    renderPage(EmployeeList).respond({
      Query: () => ({ employees: { edges: [{ node: employee }] } }),
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent(employee.fullName);
  });

  test('says when there are none', () => {
    renderPage(EmployeeList).respond({ Query: () => ({ employees: { edges: [] } }) });
    expect(screen.getByText(noneYet(employees))).toBeVisible();
  });

  test('says why it cannot be shown', () => {
    renderPage(EmployeeList).fail('The backend is out of order.');
    expect(screen.getByRole('alert')).toHaveTextContent('The backend is out of order.');
  });
});

test('the page of an employee shows it', () => {
  renderPage(EmployeeRecord, { key: employee.id }).respond({ Query: () => ({ employee }) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(employee.fullName);
});

test('the form of an employee sends what was changed, and nothing else', async () => {
  const page = renderPage(EmployeeEdit, { key: employee.id });
  page.respond({ Query: () => ({ employee }) });
  fireEvent.change(controlOf(employeeFields, 'firstName'), { target: { value: 'Something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await page.sentVariables()).toEqual({
    input: { id: 'employees-7', employeePatch: { firstName: 'Something else' } },
  });
});
