/** The error that the log has of such a call. */
export const VISITOR_LEFT = 'VisitorLeft';

/** The abort reason of a call whose client has closed the connection. */
export class ClientDisconnected extends Error {
  override readonly name = VISITOR_LEFT;
}
