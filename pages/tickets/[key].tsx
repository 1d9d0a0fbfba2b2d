// Scaffolded by Frontage from `Query.ticket`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { TicketRecord as default } from '../../src/resources/tickets/TicketRecord.tsx';
