let isUnsaved = false
let onDiscard: () => void = () => undefined

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether the page has input that leaving it would lose. Set and read at once, so that a form can save and leave in one step. */
export const unsavedChanges = {
  exist: (): boolean => isUnsaved,
  /** `discard` runs if the person leaves without saving, knowingly. */
  mark(value: boolean, discard: () => void = () => undefined): void {
    isUnsaved = value
    onDiscard = discard
    // When the tab is closed, the browser shows its own dialog, only through this event.
    if (value) addEventListener('beforeunload', warnBeforeUnload)
    else removeEventListener('beforeunload', warnBeforeUnload)
  },
  discard(): void {
    onDiscard()
    unsavedChanges.mark(false)
  },
}
