/**
 * The most actions that each task of an operator's day may take: what a person presses, types into one field, chooses
 * in a list, drags, or does by a key. Looking, scrolling and waiting count nothing. A count may fall, and not grow;
 * `docs/operators.md` has the same table.
 */
export const MOST_ACTIONS = {
  'Open an order by its number': 3,
  'Open the newest order of a customer': 5,
  'List the overdue invoices of customers in Germany': 6,
  'List the orders placed this month': 5,
  'Find everything that is called Berlin': 2,
  'Sort orders by two columns': 4,
  'Hide a column of a list': 4,
  'See who changed an order last, and what': 4,
  'See what the orders that match a search add up to': 3,
  'Go from a record to the next': 3,
  'Go back to the page of a list where one was': 4,
  'Copy the link of the record on screen': 2,
  'Export the orders that match a filter': 4,
  'Save a view and come back to it': 9,
  'Close a ticket': 5,
  'Correct an email address': 6,
  'Assign a ticket to a colleague': 6,
  'Change a field and undo it': 7,
  'Move a ticket on the board': 3,
  'Put a tag on a product': 7,
  'Delete a record': 6,
  'Change two cells in the spreadsheet and save them': 9,
  'Make a customer': 10,
  'Make an order with three lines': 18,
  'Duplicate a product': 8,
  'Make a ticket of a new contact': 14,
  'Ship two orders at once': 7,
  'Put a tag on three products at once': 8,
  'Raise five prices by 5 % and round them': 11,
  'Import three rows': 6,
} as const;

export type Task = keyof typeof MOST_ACTIONS;
