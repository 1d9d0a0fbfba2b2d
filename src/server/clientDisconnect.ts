/** The name of the error that the log has of a call whose client has closed the connection. */
export const CLIENT_DISCONNECTED = 'ClientDisconnected';

/** The abort reason of a call whose client has closed the connection. */
export class ClientDisconnected extends Error {
  override readonly name = CLIENT_DISCONNECTED;
}
