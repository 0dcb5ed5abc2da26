import { arabicRiyals, formatRiyals } from '@wasl/shared/i18n/format.ts'
import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { maxMoney } from '@wasl/shared/registry/limits.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { buyerPrice, ownSaleTerms, type SoldBy, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { and, eq, sql } from 'drizzle-orm'
import { categories, services } from '../../catalog/tables/from-registry.ts'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providers } from '../../identity/tables/people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { nextDocumentNumber, platformSellerId } from '../../money/documents/document-number.ts'
import { loadParties } from '../../money/documents/parties.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { type InvoiceRow, orderContext } from '../orders/order-context.ts'
import type { Effect, EffectResult } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { invoices } from '../tables/invoices.ts'
import { orderItems } from '../tables/orders.ts'
import { closeWithPaid, creditWholeInvoice } from './credit-invoice.ts'
import { aboveOffer, amountDue, loadOfferTotal } from './invoice-amounts.ts'

const { start, transitions } = invoiceLifecycle
const { issue, accept, reject, cancel } = transitions

/** Drafts an invoice from the accepted offer: one line titled with the services, at the current VAT and commission rates. */
export const draftInvoice: Effect = async (ctx, { orderContext, offer }) => {
  const { order } = orderContext
  const provider_id = offer?.provider_id ?? order.provider_id
  if (!provider_id) throw new Error('draftInvoice: nobody to invoice')
  const service_amount = offer?.price ?? order.expected_budget ?? 0
  const { sold_by, vat_percent, commission_percent } = await loadRates(ctx, order.category_id, provider_id)
  const title = await buildLineTitle(ctx, order.id)
  const now = ctx.clock.now()
  const invoice: NewRow<typeof invoices> = {
    order_id: order.id,
    offer_id: offer?.id ?? null,
    provider_id,
    status: start,
    ...orderTotals({ service_amount, discount: 0, vat_percent, deposit_percent: 100 }),
    deposit_percent: 100,
    sold_by,
    vat_percent,
    commission_percent,
    ...(await loadParties(ctx, { provider_id, client_id: order.client_id, sold_by })),
    lines: [{ title, quantity: 1, unit_price: service_amount, amount: service_amount }],
    created_at: now,
    updated_at: now,
  }
  await insertRow(ctx, invoices, invoice, 'is part of a change')
  return {}
}

/** Who sells for a provider now, with the VAT and the commission: the category's commission before the general one. Without a provider, the platform's own goods. */
export async function loadRates(ctx: Ctx, category_id: string | null, provider_id: string | null) {
  const settings = await loadSettings(ctx)
  if (!provider_id) return ownSaleTerms(settings)
  const [seller] = await ctx.db.select(sellerNumberColumns).from(providers).where(eq(providers.id, provider_id))
  const [category] = category_id
    ? await ctx.db.select({ own: categories.commission_percent }).from(categories).where(eq(categories.id, category_id))
    : []
  return { ...saleTerms(seller, settings), commission_percent: category?.own ?? settings.commission_percent }
}

async function buildLineTitle(ctx: TransactionCtx, order_id: string) {
  const names = await ctx.db
    .select({ ar: services.name_ar, en: services.name_en })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(eq(orderItems.order_id, order_id))
    .orderBy(orderItems.position)
  return { ar: names.map(({ ar }) => ar).join('، '), en: names.map(({ en }) => en).join(', ') }
}

/** Issues the invoice as a price statement: numbers it and freezes its lines, totals and parties. */
export const issueInvoice: Effect<'issue_invoice'> = async (ctx, transition) => {
  const { order } = transition.orderContext
  const invoice = await transition.orderContext.invoice()
  if (!invoice || !canTransition(issue, invoice.status)) throw conflict(issue.message)
  return storeIssued(ctx, { order, invoice, terms: transition.terms })
}

type IssueTerms = Parameters<typeof issueInvoice>[1]['terms']

/** Issues the invoice of a booked package at its agreed total; does nothing for other orders. Throws 409 if VAT has changed what its price costs since. */
export const issuePackageInvoice: Effect = async (ctx, { orderContext: { order } }) => {
  if (!order.package_terms) return {}
  const { title, price, total } = order.package_terms
  const invoice = await orderContext(ctx, order).invoice()
  if (!invoice) throw new Error(`issuePackageInvoice: ${order.number} has no draft`)
  if (total !== undefined && total !== buyerPrice(price, invoice).total) throw conflict(changedTotal)
  const lines = [{ title_ar: title.ar, title_en: title.en, quantity: 1, unit_price: price }]
  const issued = await storeIssued(ctx, {
    order,
    invoice,
    terms: { lines, discount: 0, deposit_percent: 100, price_reason: null, note: null },
  })
  return { ...issued, notify: { ...issued.notify, clientType: 'invoice_issued' } }
}

const changedTotal = {
  en: 'VAT has changed what this package costs since it was booked. Decline the order; the client can book it at the new price',
  ar: 'تغيّر مجموع الباقة بالضريبة بعد حجزها. اعتذر عن الطلب ليحجزها العميل بسعرها الجديد',
}

type Issued = { order: OrderRow; invoice: InvoiceRow; terms: IssueTerms }

async function storeIssued(ctx: TransactionCtx, { order, invoice, terms }: Issued): Promise<EffectResult> {
  const { lines: inputLines, discount, deposit_percent, price_reason, note } = terms
  const lines = inputLines.map(({ title_ar, title_en, quantity, unit_price }) => ({
    title: { ar: title_ar, en: title_en },
    quantity,
    unit_price,
    amount: quantity * unit_price,
  }))
  const service_amount = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (discount >= service_amount)
    throw invalid('discount', { en: 'The discount must be less than the amount', ar: 'يجب أن يقل الخصم عن المبلغ' })
  const totals = orderTotals({ service_amount, discount, vat_percent: invoice.vat_percent, deposit_percent })
  if (service_amount > maxMoney)
    throw invalid('lines', {
      en: `The total must not exceed SAR ${formatRiyals(maxMoney)}`,
      ar: `يجب ألا يزيد المجموع على ${arabicRiyals(maxMoney)}`,
    })
  await assertDeposit(ctx, deposit_percent)
  const above = aboveOffer(await loadOfferTotal(ctx, invoice), totals.final_amount)
  if (above > 0 && !price_reason)
    throw invalid('price_reason', {
      en: `The total is SAR ${formatRiyals(above)} above your accepted offer. Enter the reason; the client will read it`,
      ar: `المجموع أعلى من عرضك المقبول بـ ${arabicRiyals(above)}. اكتب السبب ليقرأه العميل`,
    })
  const sold_by = await loadSellerAtIssue(ctx, invoice, order.category_id)
  const parties = await loadParties(ctx, { provider_id: invoice.provider_id, client_id: order.client_id, sold_by })
  const issued_at = ctx.clock.now()
  await ctx.db
    .update(invoices)
    .set({
      ...totals,
      ...parties,
      sold_by,
      lines,
      note,
      price_reason: above > 0 ? price_reason : null,
      deposit_percent,
      status: issue.to,
      number: await nextDocumentNumber(ctx, 'PS', invoice.provider_id ?? platformSellerId, issued_at),
      issued_at,
      updated_at: issued_at,
      version: sql`${invoices.version} + 1`,
    })
    .where(eq(invoices.id, invoice.id))
  // An issued invoice never changes: the next one replaces a rejected one.
  const clientType = (await hasRejected(ctx, order.id)) ? ({ clientType: 'invoice_updated' } as const) : {}
  return { order: { final_amount: totals.final_amount }, notify: { amount: totals.final_amount, ...clientType } }
}

/**
 * Who sells, as of the issue of the statement: of a provider whose VAT number has become invalid since the offer was accepted, the platform. Whether VAT is on top
 * was agreed with the offer and does not change.
 */
async function loadSellerAtIssue(
  ctx: TransactionCtx,
  { provider_id, sold_by, vat_percent }: InvoiceRow,
  category_id: string | null,
): Promise<SoldBy> {
  const now = await loadRates(ctx, category_id, provider_id)
  return now.vat_percent > 0 === vat_percent > 0 ? now.sold_by : sold_by
}

const hasRejected = async ({ db }: TransactionCtx, order_id: string): Promise<boolean> =>
  (await db.$count(invoices, and(eq(invoices.order_id, order_id), eq(invoices.status, reject.to)))) > 0

async function assertDeposit(ctx: TransactionCtx, deposit_percent: number): Promise<void> {
  const { min_deposit_percent } = await loadSettings(ctx)
  if (deposit_percent < min_deposit_percent)
    throw invalid('deposit_percent', {
      en: `The deposit must be at least ${min_deposit_percent}%`,
      ar: `يجب ألا تقل الدفعة المقدّمة عن ${min_deposit_percent}%`,
    })
}

/** Marks the issued invoice as accepted; its amount is due from then on. The owner of a company hears of it from its colleague, who does not pay. Throws 422 if it is above the offer and the client did not confirm its total. */
export const acceptInvoice: Effect<'accept_invoice'> = async (ctx, { orderContext, terms }) => {
  const invoice = await orderContext.invoice()
  if (!invoice || !canTransition(accept, invoice.status)) throw conflict(accept.message)
  const above = aboveOffer(await loadOfferTotal(ctx, invoice), invoice.final_amount)
  if (above > 0 && terms.accepted_total !== invoice.final_amount)
    throw invalid('accepted_total', {
      en: `The invoice is SAR ${formatRiyals(above)} above the offer you accepted. Confirm its total`,
      ar: `الفاتورة أعلى من العرض الذي قبلته بـ ${arabicRiyals(above)}. أكّد مجموعها`,
    })
  await ctx.db.update(invoices).set({ status: accept.to, updated_at: ctx.clock.now() }).where(eq(invoices.id, invoice.id))
  if (ctx.principal.kind === 'user' && ctx.principal.company) await askOwnerToPay(ctx, orderContext.order, invoice)
  return {}
}

function askOwnerToPay(ctx: TransactionCtx, { id, number, client_id }: OrderRow, invoice: InvoiceRow): Promise<void> {
  const amount = moneyParam(amountDue({ ...invoice, status: accept.to }, 'pending_payment'))
  return notify(ctx, { type: 'payment_due', params: { order: number, amount }, user_ids: [client_id], order_id: id })
}

/** Keeps the rejected invoice with its reason and number, and creates a new draft with the same lines. */
export const rejectInvoice: Effect = async (ctx, { orderContext, reason }) => {
  const invoice = await orderContext.invoice()
  if (!invoice || !canTransition(reject, invoice.status)) throw conflict(reject.message)
  const now = ctx.clock.now()
  await creditWholeInvoice(ctx, invoice, { cause: 'invoice_rejected', reason })
  await ctx.db.update(invoices).set({ status: reject.to, reject_reason: reason, updated_at: now }).where(eq(invoices.id, invoice.id))
  const { id: _, number: __, issued_at: ___, price_reason: ____, ...columns } = invoice
  const draft = { ...columns, status: start, version: 1, created_at: now, updated_at: now }
  await insertRow(ctx, invoices, draft, 'is part of a change')
  return {}
}

/** Cancels the issued invoice of a cancelled order. If it was paid, its document stays in the period of its issue, and is credited today. */
export const cancelInvoice: Effect = async (ctx, { name, orderContext, reason }) => {
  const invoice = await orderContext.invoice()
  if (!invoice || !canTransition(cancel, invoice.status)) return {}
  const isUnpaid = name === 'cancel' || name === 'cancel_unpaid' || name === 'cancel_unaccepted'
  const cause = isUnpaid ? 'order_cancelled' : 'refund'
  await creditWholeInvoice(ctx, invoice, { cause, reason })
  await ctx.db.update(invoices).set({ status: cancel.to, updated_at: ctx.clock.now() }).where(eq(invoices.id, invoice.id))
  return {}
}

/** Credits the unpaid rest of the invoice of an order that ends with what was paid. */
export const creditRemainder: Effect = async (ctx, { orderContext, reason }) => {
  const invoice = await orderContext.invoice()
  if (!invoice) return {}
  await closeWithPaid(ctx, invoice, { cause: 'closed_with_paid', reason })
  return {}
}
