import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { ClientHome } from '@wasl/shared/contract/user-home.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { services } from '../../catalog/tables/from-registry.ts'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { providers } from '../../identity/tables/people.ts'
import { repeatColumns } from '../../ordering/send-order/repeat-order.ts'
import { orderRepeats } from '../../ordering/tables/order-repeats.ts'
import { orderItems, orders } from '../../ordering/tables/orders.ts'
import { ordersOfClient } from '../../ordering/tables/orders-of-client.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'

const shownProviders = 3
const shownRepeats = 20
/** Enough to find several providers among the last orders. */
const readOrders = 20

/** The last completed order of each of the providers that the client ordered from most recently; null for others, who cannot order again. */
export async function loadClientHome(ctx: UserCtx): Promise<ClientHome | null> {
  const { db, principal } = ctx
  if (!isPermitted({ action: 'ord.create.service' }, principal)) return null
  const rows = await db
    .select({
      id: orders.id,
      kind: orders.kind,
      category_id: orders.category_id,
      finished_at: orders.finished_at,
      provider: namedColumns(providers),
      logo: providers.logo_file_id,
    })
    .from(orders)
    .innerJoin(providers, and(eq(providers.id, orders.provider_id), eq(providers.status, 'approved')))
    .where(and(ordersOfClient(principal), eq(orders.status, 'completed'), inArray(orders.kind, ['service', 'private', 'consultation'])))
    .orderBy(desc(orders.finished_at), orders.id)
    .limit(readOrders)
  const latest = rows.filter((row, at) => rows.findIndex(({ provider }) => provider.id === row.provider.id) === at).slice(0, shownProviders)
  const items = await loadServices(
    db,
    latest.map(({ id }) => id),
  )
  return {
    repeats: await loadRepeats(ctx),
    recent: latest.flatMap(({ id, kind, category_id, finished_at, provider, logo }) =>
      category_id && finished_at
        ? [
            {
              order_id: id,
              kind,
              category_id,
              finished_at,
              items: items.filter(({ order_id }) => order_id === id).map(({ service }) => idAndName(service)),
              provider: { ...idAndName(provider), logo_url: logo && fileUrl(logo) },
            },
          ]
        : [],
    ),
  }
}

const loadServices = (db: UserCtx['db'], ids: string[]) =>
  db
    .select({ order_id: orderItems.order_id, service: namedColumns(services) })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(inArray(orderItems.order_id, ids))
    .orderBy(orderItems.position)

/** The orders that the client is reminded of. */
async function loadRepeats({ db, principal }: UserCtx): Promise<ClientHome['repeats']> {
  const rows = await db
    .select({ order_id: orderRepeats.order_id, repeat: repeatColumns(principal), provider: namedColumns(providers) })
    .from(orderRepeats)
    .innerJoin(orders, eq(orders.id, orderRepeats.order_id))
    .innerJoin(providers, eq(providers.id, orders.provider_id))
    .where(and(eq(orderRepeats.client_id, clientIdOf(principal)), ordersOfClient(principal)))
    .orderBy(asc(orderRepeats.next_on), orderRepeats.order_id)
    .limit(shownRepeats)
  const items = await loadServices(
    db,
    rows.map(({ order_id }) => order_id),
  )
  return rows.map(({ order_id, repeat, provider }) => ({
    ...repeat,
    order_id,
    items: items.filter((item) => item.order_id === order_id).map(({ service }) => idAndName(service)),
    provider: idAndName(provider),
  }))
}
