/** The server cannot start, for a reason that its operator can mend: printed as one sentence, without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
