import type { PushService } from '@wasl/shared/contract/push-service.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { runWhenIdle } from '@wasl/shared/utils/run-when-idle.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyOr } from '../ui/lazy-or.ts'
import { isOfferAnswered, pushState } from './push-state.ts'

const PushOffer = lazyOr(
  () => import('./PushOffer.tsx'),
  () => null,
)

/**
 * Offers push messages to somebody who now waits for an answer: once the browser is idle, only if it supports them, and not again after an answer.
 * Most pages load no code for it.
 */
export function PushOfferSlot() {
  const [service, setService] = useState<PushService>(null)
  useEffect(
    () =>
      runWhenIdle(() => {
        if (pushState() !== 'off' || isOfferAnswered()) return
        void loadService().then(setService)
      }),
    [],
  )
  if (!service) return null
  return (
    <Suspense>
      <PushOffer service={service} onClose={() => setService(null)} />
    </Suspense>
  )
}

const loadService = (): Promise<PushService> =>
  fetch(resourceRoutes.pushDevice()).then(
    (response) => (response.ok ? response.json() : null),
    () => null,
  )
