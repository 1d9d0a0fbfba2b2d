/** The abort reason of a call whose client has closed the connection. */
export class ClientDisconnected extends Error {
  override readonly name = 'VisitorLeft';
}
