import type { UserHome } from '@wasl/shared/contract/user-home.ts'
import { briefDeadlineNote } from '@wasl/shared/lifecycle/orders/deadline-notes.ts'
import { claimStep } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import { nextStepFor } from '@wasl/shared/lifecycle/orders/turns.ts'
import { inArray } from 'drizzle-orm'
import { hasUnsentGoods } from '../../ordering/goods/shipments.ts'
import { listRunningOrders } from '../../ordering/order-pages/list-orders.ts'
import { openRentalOf } from '../../ordering/order-pages/open-rentals.ts'
import { openParts } from '../../ordering/order-pages/open-returns.ts'
import { waitingTimeOf } from '../../ordering/order-pages/order-appointment.ts'
import { loadAnnouncedDecisions } from '../../ordering/orders/open-decision.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { UserCtx } from '../../platform/context.ts'
import { loadClientHome } from './client-home.ts'
import { loadProviderHome } from './provider-home.ts'

const shownOrders = 5

/** What the current user's home page shows: active orders with their next step, and for providers what waits for them and how they do. */
export async function loadUserHome(ctx: UserCtx): Promise<UserHome> {
  const { orders, total } = await listRunningOrders(ctx, shownOrders)
  return {
    now: ctx.clock.now(),
    running_count: total,
    orders: await withNextSteps(ctx, orders),
    provider: await loadProviderHome(ctx),
    client: await loadClientHome(ctx),
  }
}

type RunningOrder = Awaited<ReturnType<typeof listRunningOrders>>['orders'][number]

async function withNextSteps(ctx: UserCtx, cards: readonly RunningOrder[]): Promise<UserHome['orders']> {
  const reader = ctx.principal.role === 'client' ? 'client' : 'provider'
  const { id, kind, status, final_amount, remaining_amount, cancel_reason, fulfilment, paid_amount, refunded_amount } = orders
  const { withdrawal_due_at, visit_step, proposed_appointment_at, proposed_by } = orders
  const rows = await ctx.db
    .select({
      id,
      kind,
      status,
      final_amount,
      remaining_amount,
      cancel_reason,
      fulfilment,
      paid_amount,
      refunded_amount,
      withdrawal_due_at,
      visit_step,
      proposed_appointment_at,
      proposed_by,
      ...openParts,
      has_unsent_goods: hasUnsentGoods,
    })
    .from(orders)
    .where(
      inArray(
        id,
        cards.map((card) => card.id),
      ),
    )
  const decisions = await loadAnnouncedDecisions(
    ctx,
    rows.flatMap(({ id, status }) => (status === 'disputed' ? [id] : [])),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const row = byId.get(card.id)
    const proposed = row ? waitingTimeOf(row, ctx.clock.now()) : null
    const held = row ? row.paid_amount - row.refunded_amount : 0
    return row
      ? [
          {
            ...card,
            next_step: nextStepFor(reader, row, {
              held,
              can_review: false,
              has_one_offer: card.offers_count === 1,
              has_open_counter: card.status === 'offered' && card.turn === 'provider',
              decision: decisions.get(card.id) ?? null,
              open_return: row.open_return,
              open_extension: row.open_extension,
              ...openRentalOf(row, ctx.clock.now()),
              has_unsent_goods: row.has_unsent_goods,
              has_proposed_time: proposed !== null && proposed.by !== reader,
            }),
            brief_deadline_note: row.claim_due_at ? claimStep.deadline : card.due_at ? noteOf(row, reader) : null,
          },
        ]
      : []
  })
}

const noteOf = (
  { status, kind, remaining_amount }: Pick<OrderRow, 'status' | 'kind' | 'remaining_amount'>,
  reader: 'client' | 'provider',
) => briefDeadlineNote({ status, kind, remains: (remaining_amount ?? 0) > 0, reader })
