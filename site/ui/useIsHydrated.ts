import { useSyncExternalStore } from 'react'

/** Whether the scripts of the page run: until then a press on a button that needs them would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
