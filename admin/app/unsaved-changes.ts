let isUnsaved = false

const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether the page has input that leaving it would lose. Set and read at once, so that a form can save and leave in one step. */
export const unsavedChanges = {
  exist: (): boolean => isUnsaved,
  mark(value: boolean): void {
    isUnsaved = value
    // When the tab is closed, the browser shows its own dialog, only through this event.
    if (value) addEventListener('beforeunload', warnBeforeUnload)
    else removeEventListener('beforeunload', warnBeforeUnload)
  },
}
