const AND = new Intl.ListFormat('en');

/** What has to be filled in first: `Fill in Until and Variant to see the result.` */
export function fillInFirst(labels: readonly string[], purpose: string): string {
  return `Fill in ${AND.format(labels)} to ${purpose}.`;
}
