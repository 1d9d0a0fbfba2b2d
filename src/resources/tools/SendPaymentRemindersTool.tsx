// Scaffolded by Frontage from `Mutation.sendPaymentReminders`. `frontage pull` keeps your edits.
import { graphql } from 'react-relay';
import type {
  SendPaymentRemindersInput,
  SendPaymentRemindersToolMutation,
} from '../../../__generated__/SendPaymentRemindersToolMutation.graphql.ts';
import type { Change } from '../../relay/mutation.ts';
import { RecordLink } from '../../ui/fields/Link.tsx';
import { ValueTable } from '../../ui/fields/ValueTable.tsx';
import type { Fields } from '../../ui/form/input.ts';
import { integer } from '../../ui/form/inputs/number.tsx';
import { MutationTool } from '../../ui/tool/MutationTool.tsx';
import { ToolResult } from '../../ui/tool/ToolResult.tsx';
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

function Result({ answer }: { answer: SendPaymentRemindersToolMutation['response'] }) {
  return (
    <ToolResult value={answer.sendPaymentReminders}>
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
