// Scaffolded by Frontage from `Mutation.sendPaymentReminders`. `frontage pull` keeps your edits.
import type { Change } from 'frontage/relay/mutation';
import { RecordLink } from 'frontage/ui/fields/Link';
import { ValueTable } from 'frontage/ui/fields/ValueTable';
import type { Fields } from 'frontage/ui/form/input';
import { integer } from 'frontage/ui/form/inputs/number';
import { MutationTool } from 'frontage/ui/tool/MutationTool';
import { ToolResult } from 'frontage/ui/tool/ToolResult';
import { graphql } from 'react-relay';
import type {
  SendPaymentRemindersInput,
  SendPaymentRemindersToolMutation,
} from '../../../__generated__/SendPaymentRemindersToolMutation.graphql.ts';
import { tickets } from '../tickets/tickets.ts';
import { sendPaymentReminders } from './sendPaymentReminders.ts';

const change: Change<SendPaymentRemindersToolMutation> = {
  mutation: graphql`
    mutation SendPaymentRemindersToolMutation($input: SendPaymentRemindersInput!) {
      sendPaymentReminders(input: $input) {
        tickets {
          id
          subject
        }
      }
    }
  `,
};

const fields: Fields<SendPaymentRemindersInput> = {
  daysOverdue: integer(),
};

/** Opens a ticket for each customer with invoices that should have been paid long ago. */
export function SendPaymentRemindersTool() {
  return (
    <MutationTool<SendPaymentRemindersToolMutation, SendPaymentRemindersInput>
      tool={sendPaymentReminders}
      fields={fields}
      change={change}
      variables={(input) => ({ input })}
      Result={Result}
    />
  );
}

function Result({ response }: { response: SendPaymentRemindersToolMutation['response'] }) {
  return (
    <ToolResult value={response.sendPaymentReminders}>
      {(result) => (
        <ValueTable
          value={result.tickets}
          columns={[
            {
              label: 'Tickets',
              cell: (ticket) => (
                <RecordLink
                  resource={tickets}
                  record={ticket}
                  title={(otherTicket) => otherTicket.subject}
                />
              ),
            },
          ]}
        />
      )}
    </ToolResult>
  );
}
