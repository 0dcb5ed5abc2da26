/** Whether the reader's keyboard has ⌘ where others have Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
