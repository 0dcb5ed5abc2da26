import { paginate } from '@wasl/shared/contract/common.ts'
import type { SettlementPage, SettlementsPage, SettlementsQuery } from '@wasl/shared/contract/settlements.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { type PayoutHold, payoutHolds } from '@wasl/shared/rules/payout-holds.ts'
import { payoutWeek } from '@wasl/shared/rules/payout-week.ts'
import type { Label } from '@wasl/shared/units.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { DocumentFile } from '../../resources/hook-types.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { renderCommissionCreditNote } from '../documents/commission-credit-note-document.ts'
import { renderCommissionInvoice } from '../documents/commission-invoice-document.ts'
import { commission_credit_notes, commission_invoices, settlements } from '../tables/from-registry.ts'
import { createSettlement } from './create-settlement.ts'
import { providerHold } from './holds.ts'
import { loadLines } from './load-lines.ts'
import { renderSettlementStatement } from './settlement-statement.ts'
import { loadUnsettled } from './unsettled.ts'

function ownProvider({ principal }: UserCtx): string {
  if (!principal.provider) throw forbidden()
  return principal.provider.id
}

/** The provider's settlements of one tab, and what the next one will contain. */
export async function listSettlements(ctx: UserCtx, query: SettlementsQuery): Promise<SettlementsPage> {
  const provider_id = ownProvider(ctx)
  const { tab, page, per_page } = query
  const inTab = (status: 'new' | 'ended') => and(eq(settlements.provider_id, provider_id), eq(settlements.status, status))
  const counts = { new: await ctx.db.$count(settlements, inTab('new')), ended: await ctx.db.$count(settlements, inTab('ended')) }
  const rows = await ctx.db
    .select({ settlement: settlements, is_sent: hasPayout('approved'), has_return: hasPayout('returned') })
    .from(settlements)
    .where(inTab(tab))
    .orderBy(desc(settlements.created_at), settlements.id)
    .limit(per_page)
    .offset((page - 1) * per_page)
  return { data: rows.map(cardOf), counts, pagination: paginate(query, counts[tab]), next: await loadNext(ctx, provider_id, counts.new) }
}

/** One settlement of the provider with its lines. Throws 404 for another provider's. */
export async function loadSettlement(ctx: UserCtx, id: string): Promise<SettlementPage> {
  const row = await loadOwnSettlement(ctx, id)
  const { settlement } = row
  const lines = await loadLines(ctx, id)
  const { service_amount, commission, commission_vat, margin, bank_name, iban, account_name, hold_reason } = settlement
  const held_until = hold_reason === 'new_iban' ? (await loadHold(ctx, settlement.provider_id)).held_until : null
  return {
    ...cardOf(row),
    ...{ service_amount, commission, commission_vat, margin, bank_name, iban, account_name, held_until },
    has_commission_invoice: (await ctx.db.$count(commission_invoices, eq(commission_invoices.settlement_id, id))) > 0,
    has_commission_credit_note: (await ctx.db.$count(commission_credit_notes, eq(commission_credit_notes.settlement_id, id))) > 0,
    lines: lines.map(({ line, order, is_claim }) => ({
      order,
      is_claim,
      service_amount: line.service_amount,
      commission: line.commission,
      commission_vat: line.commission_vat,
      margin: line.margin,
      amount: line.amount,
      earned_at: line.earned_at,
    })),
  }
}

/** Asks for a settlement of everything earned until now, before the next settlement day. Throws 409 with the reason if it is not possible. */
export function requestSettlement(ctx: UserCtx): Promise<SettlementPage> {
  const provider_id = ownProvider(ctx)
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select 1 from ledger_accounts where kind = 'provider_payable' and provider_id = ${provider_id} for update`)
    const open = await ctx.db.$count(settlements, and(eq(settlements.provider_id, provider_id), eq(settlements.status, 'new')))
    const { request_denial } = await loadNext(ctx, provider_id, open)
    if (request_denial) throw conflict(request_denial)
    const id = await createSettlement(ctx, provider_id, { before: endOfNow(ctx), period_end: null })
    if (!id) throw new Error('requestSettlement: nothing was settled')
    return loadSettlement(ctx, id)
  })
}

// Without `${settlements.id}`: drizzle names no table in a query of one, and `id` would be that of the payout.
const hasPayout = (status: 'approved' | 'returned') =>
  sql<boolean>`exists (select 1 from payouts y where y.settlement_id = settlements.id and y.status = ${status})`
// Sent: an approved run pays it out; its holds and returns no longer matter then.
type OwnSettlement = { settlement: typeof settlements.$inferSelect; is_sent: boolean; has_return: boolean }

async function loadOwnSettlement(ctx: UserCtx, id: string): Promise<OwnSettlement> {
  const [row] = await ctx.db
    .select({ settlement: settlements, is_sent: hasPayout('approved'), has_return: hasPayout('returned') })
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.provider_id, ownProvider(ctx))))
  if (!row) throw notFound()
  return row
}

/** The statement of an own settlement, as PDF. Throws 404 for another provider's. */
export async function loadSettlementStatement(ctx: UserCtx, id: string): Promise<DocumentFile> {
  await loadOwnSettlement(ctx, id)
  return renderSettlementStatement(ctx, id)
}

/** The platform's invoice for the commission of an own settlement, as PDF. Throws 404 if it was not issued. */
export async function loadCommissionInvoice(ctx: UserCtx, id: string): Promise<DocumentFile> {
  await loadOwnSettlement(ctx, id)
  const [invoice] = await ctx.db
    .select({ id: commission_invoices.id })
    .from(commission_invoices)
    .where(eq(commission_invoices.settlement_id, id))
  if (!invoice) throw notFound()
  return renderCommissionInvoice(ctx, invoice.id)
}

/** The platform's credit note for the returned commission of an own settlement, as PDF. Throws 404 if there is none. */
export async function loadCommissionCreditNote(ctx: UserCtx, id: string): Promise<DocumentFile> {
  await loadOwnSettlement(ctx, id)
  const [note] = await ctx.db
    .select({ id: commission_credit_notes.id })
    .from(commission_credit_notes)
    .where(eq(commission_credit_notes.settlement_id, id))
  if (!note) throw notFound()
  return renderCommissionCreditNote(ctx, note.id)
}

function cardOf({ settlement, is_sent, has_return }: OwnSettlement) {
  const { id, number, status, amount, hold_reason, period_end, reference, return_reason, created_at } = settlement
  const is_returned = has_return && status === 'new' && !is_sent
  return { id, number, status, amount, hold_reason, period_end, reference, is_sent, is_returned, return_reason, created_at }
}

// Earned at this very instant counts.
const endOfNow = ({ clock }: Pick<Ctx, 'clock'>): string => addSeconds(clock.now(), 1)

async function loadNext(ctx: Ctx, provider_id: string, open: number): Promise<SettlementsPage['next']> {
  const { payout_weekday, min_payout } = await loadSettings(ctx)
  const amount = (await loadUnsettled(ctx, provider_id, endOfNow(ctx))).reduce((sum, line) => sum + line.amount, 0)
  const hold = await loadHold(ctx, provider_id)
  return {
    ...{ amount, min_amount: min_payout, ...hold },
    day: payoutWeek(ctx.clock.now(), payout_weekday).next_day,
    request_denial: requestDenial({ open, amount, min_payout, hold_reason: hold.hold_reason }),
  }
}

type PayoutRequest = { open: number; amount: number; min_payout: number; hold_reason: PayoutHold | null }

function requestDenial({ open, amount, min_payout, hold_reason }: PayoutRequest): Label | null {
  if (hold_reason) return payoutHolds[hold_reason]
  if (open > 0) return { en: 'You have a settlement that is not paid yet', ar: 'لديك تسوية لم تُصرف بعد' }
  if (amount <= 0) return { en: 'There is nothing to settle yet', ar: 'لا مستحقات لتسويتها بعد' }
  if (amount < min_payout)
    return {
      en: `The minimum for a settlement is ${formatMoneyText(min_payout, 'en')}`,
      ar: `أقل مبلغ للتسوية ${formatMoneyText(min_payout, 'ar')}`,
    }
  return null
}

async function loadHold(ctx: Ctx, provider_id: string): Promise<{ hold_reason: PayoutHold | null; held_until: string | null }> {
  const { rows } = await ctx.db.execute<{ reason: PayoutHold | null }>(
    sql`select ${providerHold(ctx.clock.now())} as reason from providers p where p.id = ${provider_id}`,
  )
  const hold_reason = rows[0]?.reason ?? null
  const [provider] = await ctx.db.select({ until: providers.payouts_held_until }).from(providers).where(eq(providers.id, provider_id))
  return { hold_reason, held_until: hold_reason === 'new_iban' ? (provider?.until ?? null) : null }
}
