import { Suspense, useSyncExternalStore } from 'react'
import { lazyOr } from '../ui/lazy-or.ts'

const AlertStack = lazyOr(
  () => import('./AlertStack.tsx'),
  () => null,
)

const neverChanges = () => () => undefined

/** The in-app alerts, once the page is hydrated: the document has none, and hydrating it does not depend on loading them. */
export function LiveAlerts() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    isHydrated && (
      <Suspense>
        <AlertStack />
      </Suspense>
    )
  )
}
