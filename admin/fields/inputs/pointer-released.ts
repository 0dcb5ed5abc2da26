/**
 * Returns a function that resolves once no pointer is pressed and its click has been handled. A message that appears between press and
 * release would move the page, and the click would miss the button it began on.
 */
export function trackPointer(target: EventTarget): () => Promise<void> {
  let released: Promise<void> | null = null
  target.addEventListener(
    'pointerdown',
    () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      const release = () => {
        released = null
        // The click comes right after the release.
        setTimeout(resolve)
      }
      for (const type of ['pointerup', 'pointercancel']) target.addEventListener(type, release, { once: true, capture: true })
    },
    { capture: true },
  )
  return async () => {
    await released
  }
}

/** Resolves once no pointer is pressed on the page. */
export const pointerReleased = typeof window === 'undefined' ? async () => undefined : trackPointer(window)
