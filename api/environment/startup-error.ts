/** The server cannot start for a reason that its operator can fix. Printed as one sentence, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
