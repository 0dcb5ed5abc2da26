import * as z from 'zod'
import { settlementLifecycle } from '../lifecycle/settlements.ts'
import { payoutHolds } from '../rules/payout-holds.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { instant, localized, money, pageQuery, pagination } from './common.ts'

const day = z.iso.date()
const holdReason = z.enum(typedKeys(payoutHolds))
const settlementStatus = z.enum(typedKeys(settlementLifecycle.statuses))

const settlementCard = z.object({
  id: z.uuid(),
  number: z.string(),
  status: settlementStatus,
  amount: money,
  hold_reason: holdReason.nullable(), // why it is not paid out now
  period_end: day.nullable(), // the last day of its week; null if the provider asked for it
  reference: z.string().nullable(), // of the bank transfer, once paid
  is_sent: z.boolean(), // part of an approved payout run
  is_returned: z.boolean(), // the bank returned its last payout
  return_reason: z.string().nullable(), // null if none was given
  created_at: instant,
})

/** GET settlements: the provider's own, of one tab. */
export const settlementsQuery = pageQuery.extend({ tab: settlementStatus.default('new') })
export const settlementsPage = z.object({
  data: z.array(settlementCard),
  counts: z.object({ new: z.int(), ended: z.int() }),
  pagination,
  /** What is earned and in no settlement yet. */
  next: z.object({
    amount: money,
    day, // of the next settlements
    min_amount: money,
    hold_reason: holdReason.nullable(),
    held_until: instant.nullable(), // with a new IBAN
    request_denial: localized.nullable(), // why no settlement can be asked for now
  }),
})
export type SettlementsQuery = z.output<typeof settlementsQuery>
export type SettlementsPage = z.output<typeof settlementsPage>

/** GET settlements/:id */
export const settlementPage = settlementCard.extend({
  service_amount: money,
  commission: money,
  commission_vat: money,
  margin: money, // on orders that the platform sold
  bank_name: z.string().nullable(),
  iban: z.string().nullable(),
  account_name: z.string().nullable(),
  held_until: instant.nullable(),
  has_commission_invoice: z.boolean(),
  has_commission_credit_note: z.boolean(), // more commission was returned than charged
  lines: z.array(
    z.object({
      order: z.object({ id: z.uuid(), number: z.string() }).nullable(), // null: an adjustment by the administration
      is_claim: z.boolean(), // kept of the security deposit of a rental
      service_amount: money,
      commission: money,
      commission_vat: money,
      margin: money, // on orders that the platform sold
      amount: money,
      earned_at: instant,
    }),
  ),
})
export type SettlementCard = z.output<typeof settlementCard>
export type SettlementPage = z.output<typeof settlementPage>
