import { Suspense } from 'react'
import { lazyOr } from '../ui/lazy-or.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'

const AlertStack = lazyOr(
  () => import('./AlertStack.tsx'),
  () => null,
)

/** The in-app alerts, once the page is hydrated: the document has none, and hydrating it does not depend on loading them. */
export function LiveAlerts() {
  return (
    useIsHydrated() && (
      <Suspense>
        <AlertStack />
      </Suspense>
    )
  )
}
