/** Not all browsers tell. @see https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to ask for nothing on suspicion: data is dear, or the router would keep that the code of a page failed. */
export function isCostly(): boolean {
  const { connection, onLine } = navigator as Navigator & { readonly connection?: Connection };
  return !onLine || connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
