/** The deployment has no such channel: trying again is useless until it is configured. */
export class ChannelOffError extends Error {
  override name = 'ChannelOffError'
}
