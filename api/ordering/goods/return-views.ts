import type { ReturnView } from '@wasl/shared/contract/returns.ts'
import { asArray } from '@wasl/shared/lifecycle/lifecycle.ts'
import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { listReturns } from '../orders/order-goods.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { actsOn } from '../tables/orders-of-client.ts'

const served = ['accept', 'reject', 'send_back', 'receive'] as const
const accessOf = { client: 'ord.received', provider: 'prv.store.step' } as const

/** The returns of an order for one of its parties, with what this reader can do now. */
export async function loadReturnViews(ctx: UserCtx, order: OrderRow, reader: 'client' | 'provider'): Promise<ReturnView[]> {
  const rows = await listReturns(ctx, order)
  const files = await loadFileViews(
    ctx,
    rows.flatMap(({ photos }) => photos ?? []),
  )
  const isAllowed = isPermitted({ action: accessOf[reader] }, ctx.principal) && actsOn(ctx.principal, { kind: 'store' })
  return rows.map((row) => ({
    ...row,
    lines: [...row.lines],
    photos: (row.photos ?? []).flatMap((id) => files.get(id) ?? []),
    actions: served.filter((name) => {
      const transition = returnLifecycle.transitions[name]
      return isAllowed && canTransition(transition, row.status) && asArray<string>(transition.by).includes(reader)
    }),
  }))
}
