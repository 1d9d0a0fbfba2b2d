// Scaffolded by Frontage from the descriptions of `Supplier`. `frontage pull` keeps your edits.
/** What the fields of one supplier mean. */
export const supplierHelp = {
  story: 'Told on the bag and on the website.',
  certifications: 'Certificates that are valid now.',
  altitudeMeters: 'Average height of the fields above the sea.',
  rating: 'How well the last harvests went, from 1 to 5.',
  isDirectTrade: 'Whether we buy without a middleman.',
  createdAt: 'When the record was made.',
  updatedAt: 'Last change.',
};
