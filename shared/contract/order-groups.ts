import * as z from 'zod'
import { maxMoney } from '../registry/limits.ts'
import { maxPrivateProviders } from '../settings/settings.ts'
import { chosenId, named } from './common.ts'
import { orderStatus } from './enums.ts'

/** What a private order adds to the content of an order. */
export const privateOrderFields = {
  /** Each provider receives an order of its own. */
  provider_ids: z.array(chosenId()).max(maxPrivateProviders).default([]),
  /** With several providers: the first that accepts closes the orders of the others. */
  close_others: z.boolean().default(true),
  /** The package that is booked, at its provider alone, and the total that the client was shown, in halalas. */
  package_id: z.uuid().optional(),
  package_total: z.int().min(0).max(maxMoney).optional(),
}

/** Every order of a private order that went to several providers. */
export const orderGroup = z.object({
  close_others: z.boolean(),
  orders: z.array(z.object({ id: z.uuid(), number: z.string(), status: orderStatus, is_superseded: z.boolean(), provider: named })),
})
