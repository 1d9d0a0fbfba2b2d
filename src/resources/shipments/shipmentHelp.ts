// Scaffolded by Frontage from the descriptions of `Shipment`. `frontage pull` keeps your edits.
/** What the fields of one shipment mean. */
export const shipmentHelp = {
  cost: 'What the carrier charges us.',
  signedBy: 'Who took the parcels.',
  order: 'The order in the parcels.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};
