/** The state of a link from a list to a row: after a decision about the row, the next one that waits opens. */
export const openedFromList = { fromList: true } as const
export const isOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
