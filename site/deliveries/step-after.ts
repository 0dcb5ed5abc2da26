import type { DeliveryView } from '@wasl/shared/contract/deliveries.ts'
import { type DeliveryStep, legSteps } from '@wasl/shared/lifecycle/delivery-legs.ts'
import type { QueuedStep } from './step-queue.ts'

/** The step that the delegate takes next: after those that wait for a connection, the one that follows them. Nothing follows a rejected one. */
export function stepAfter(
  { leg, step }: Pick<DeliveryView, 'leg' | 'step'>,
  queued: readonly Pick<QueuedStep, 'name' | 'state'>[],
): DeliveryStep | null {
  const last = queued.at(-1)
  if (!last) return step
  if (queued.some(({ state }) => state === 'failed')) return null
  const steps: readonly DeliveryStep[] = legSteps[leg]
  return steps[steps.indexOf(last.name) + 1] ?? null
}
