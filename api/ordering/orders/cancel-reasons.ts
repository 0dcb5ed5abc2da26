import { cancellationReasonsFor } from '@wasl/resources/cancellation-reasons.ts'
import type { ReasonOptionsSource } from '@wasl/shared/registry/action-inputs.ts'
import type { Ctx } from '../../platform/context.ts'

/** The active cancellation reasons for the principal's side, in their order. */
export const cancelReasonsSource = ({ principal }: Pick<Ctx, 'principal'>): ReasonOptionsSource => {
  if (principal.kind !== 'user') return cancellationReasonsFor('admin')
  return cancellationReasonsFor(principal.role === 'client' ? 'client' : 'provider')
}
