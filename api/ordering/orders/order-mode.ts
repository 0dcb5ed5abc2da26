import { modeOf, type OrderPlace, placeOf, type ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { inArray } from 'drizzle-orm'
import { services } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import type { OrderRow } from './visible-order.ts'
import type { OrderInput } from './write-items.ts'

/** The mode of an order: as it was sent, also if it is sent again, or for a new one that of its services. */
export async function loadOrderMode(
  { db }: Pick<Ctx, 'db'>,
  { items, mode }: Pick<OrderInput, 'items' | 'mode'>,
  order: Pick<OrderRow, 'mode'> | null = null,
): Promise<ServiceMode> {
  if (order) return order.mode
  if (mode) return mode
  const ids = items.map(({ service_id }) => service_id).filter(isUuid)
  const rows = ids.length ? await db.select({ mode: services.mode }).from(services).where(inArray(services.id, ids)) : []
  return modeOf(rows.map(({ mode }) => mode))
}

/** The content of an order with the place that its mode has. */
export async function withPlace<T extends OrderPlace & Pick<OrderInput, 'items' | 'mode'>>(
  ctx: Pick<Ctx, 'db'>,
  content: T,
  order: Pick<OrderRow, 'mode'> | null = null,
): Promise<T> {
  return { ...content, ...placeOf(await loadOrderMode(ctx, content, order), content) }
}
