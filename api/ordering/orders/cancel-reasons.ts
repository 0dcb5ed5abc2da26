import { cancellationReasonsFor } from '@wasl/resources/cancellation-reasons.ts'
import type { ReadyReasons } from '@wasl/shared/registry/resource.ts'
import type { Ctx } from '../../context.ts'

/** The active reasons for the reader's side, in their order. */
export const cancelReasons = ({ who }: Pick<Ctx, 'who'>): ReadyReasons => {
  if (who.kind !== 'user') return cancellationReasonsFor('admin')
  return cancellationReasonsFor(who.role === 'client' ? 'client' : 'provider')
}
