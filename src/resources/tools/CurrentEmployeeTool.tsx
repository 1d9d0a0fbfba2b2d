// Scaffolded by Frontage from `Query.currentEmployee`. `frontage pull` keeps your edits.
import type { Address } from 'frontage/address/address';
import { usePageQuery } from 'frontage/relay/pageContext';
import { Choice } from 'frontage/ui/fields/Choice';
import { Email, Phone, Picture, RecordLink } from 'frontage/ui/fields/Link';
import { Several } from 'frontage/ui/fields/Structure';
import { Identifier, Text } from 'frontage/ui/fields/Text';
import { Day, Moment } from 'frontage/ui/fields/Time';
import { YesNo } from 'frontage/ui/fields/YesNo';
import { Section } from 'frontage/ui/record/RecordScreen';
import { QueryTool } from 'frontage/ui/tool/QueryTool';
import { toolQueries, type QueryToolSettings } from 'frontage/ui/tool/toolAddress';
import { ToolResult } from 'frontage/ui/tool/ToolResult';
import type { Visitor } from 'frontage/visitor/visitor';
import { graphql } from 'react-relay';
import type { CurrentEmployeeToolQuery } from '../../../__generated__/CurrentEmployeeToolQuery.graphql.ts';
import { employees } from '../employees/employees.ts';
import { department } from '../enums/department.ts';
import { employeeRole } from '../enums/employeeRole.ts';
import { currentEmployee } from './currentEmployee.ts';

const query = graphql`
  query CurrentEmployeeToolQuery {
    currentEmployee @catch {
      id
      fullName
      manager @catch {
        id
        fullName
      }
      firstName
      lastName
      email
      phone @catch
      jobTitle
      department
      photo @catch
      languages
      role @catch
      hiredOn
      leftOn @catch
      isActive
      createdAt
      updatedAt
    }
  }
`;

const settings: QueryToolSettings<CurrentEmployeeToolQuery, object> = {
  query,
  fields: {},
  variables: () => ({}),
};

/** The employee who is signed in. */
export function CurrentEmployeeTool() {
  return (
    <QueryTool tool={currentEmployee} settings={settings}>
      <Result />
    </QueryTool>
  );
}

function Result() {
  const data = usePageQuery<CurrentEmployeeToolQuery>(query);
  return (
    <ToolResult value={data.currentEmployee}>
      {(result) => (
        <>
          <Section>
            <RecordLink
              label="Employee"
              resource={employees}
              record={result}
              title={(employee) => employee.fullName}
            />
            <RecordLink
              label="Manager"
              resource={employees}
              record={result.manager}
              title={(employee) => employee.fullName}
            />
          </Section>
          <Section>
            <Text name="firstName" value={result.firstName} />
            <Text name="lastName" value={result.lastName} />
            <Email name="email" value={result.email} />
            <Phone name="phone" value={result.phone} />
            <Text name="jobTitle" value={result.jobTitle} />
            <Choice
              name="department"
              help="Where in the company they work."
              value={result.department}
              choices={department}
            />
            <Picture
              name="photo"
              help="Picture shown beside the name."
              value={result.photo}
              size="large"
            />
            <Several
              name="languages"
              help="Languages they can speak with customers, as ISO 639 codes."
              value={result.languages}
            >
              {(language) => <Text value={language} />}
            </Several>
            <Choice
              name="role"
              help="What they may see and do when they sign in; empty: they cannot sign in."
              value={result.role}
              choices={employeeRole}
            />
            <Day name="hiredOn" help="First day at work." value={result.hiredOn} />
            <Day
              name="leftOn"
              help="Last day at work; empty while they are with us."
              value={result.leftOn}
            />
            <YesNo
              name="isActive"
              label="Active"
              help="Whether they work here now."
              value={result.isActive}
            />
            <Text name="fullName" help="First and last name." value={result.fullName} />
            <Moment
              name="createdAt"
              label="Created"
              help="When the record was made."
              value={result.createdAt}
            />
            <Moment name="updatedAt" label="Updated" help="Last change." value={result.updatedAt} />
            <Identifier name="id" label="ID" value={result.id} />
          </Section>
        </>
      )}
    </ToolResult>
  );
}

CurrentEmployeeTool.queries = (address: Address, visitor: Visitor) =>
  toolQueries(settings, address, visitor);
