import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

// A page that lost its connection before they were loaded goes on without them.
const AlertStack = lazy<ComponentType>(() =>
  import('./AlertStack.tsx').then(
    ({ AlertStack }) => ({ default: AlertStack }),
    () => ({ default: () => null }),
  ),
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
