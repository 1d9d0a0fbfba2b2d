// Scaffolded by Frontage from `Query.tickets`. Edit it and it is yours: `npx frontage pull` merges
// later changes of the schema into what you wrote.
export { TicketList as default } from '../../src/resources/tickets/TicketList.tsx';
