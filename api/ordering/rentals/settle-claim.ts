import { claimKinds } from '@wasl/shared/rules/claim-kinds.ts'
import { vatIn } from '@wasl/shared/rules/vat-within.ts'
import { eq } from 'drizzle-orm'
import { platformSellerId } from '../../money/documents/document-number.ts'
import { issueTaxDocument, type TaxDocument } from '../../money/documents/tax-documents.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { audit } from '../../resources/write/audit.ts'
import { type ClaimRow, setClaim } from '../orders/claim-rows.ts'
import { type InvoiceRow, orderContext } from '../orders/order-context.ts'
import { orders } from '../tables/orders.ts'
import { isAutomatic, lateReason } from './late-charge.ts'
import { requireRental } from './rental-effects.ts'

/**
 * Ends a claim, which is locked: what is kept goes from the security deposit to the provider, with an invoice of its own, and the rest stays with the client. The
 * platform takes no commission of it, but keeps the VAT that it owes if it is the seller.
 */
export async function settleClaim(ctx: TransactionCtx, claim: ClaimRow, retained_amount: number): Promise<void> {
  const { id, order_id, provider_id } = claim
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const invoice = order && (await orderContext(ctx, order).invoice())
  if (!invoice) throw new Error(`settleClaim: the order of ${claim.number} has no invoice`)
  const reason = isAutomatic(claim) ? lateReason(await requireRental(ctx, order)).ar : claim.reason
  const document = retained_amount > 0 ? await issueClaimInvoice(ctx, invoice, { ...claim, reason }, retained_amount) : null
  const vat = document && invoice.sold_by === 'platform' ? document.tax : 0
  if (document)
    await postTransaction(ctx, {
      ...{ kind: 'deposit_claim', order_id, note: claim.number },
      legs: [
        { account: { kind: 'security_deposit', order_id }, amount: -retained_amount },
        { account: { kind: 'provider_payable', provider_id }, amount: retained_amount - vat },
        { account: { kind: 'vat_payable' }, amount: vat },
      ],
    })
  const ended = { retained_amount, tax_document_id: document?.id ?? null, due_at: null, ended_at: ctx.clock.now() }
  await setClaim(ctx, id, ended)
  await audit(ctx, { action: 'settle', resource: 'deposit-claims', row_id: id, after: ended, automatic_actor: 'system' })
}

/** The displayed amount includes the VAT of the price statement. Before any posting to the ledger, as every document. */
function issueClaimInvoice(ctx: TransactionCtx, invoice: InvoiceRow, claim: ClaimRow, total: number): Promise<TaxDocument> {
  const { id: invoice_id, order_id, provider_id, sold_by, seller, buyer, vat_percent } = invoice
  const tax = vatIn(total, vat_percent)
  const service_amount = total - tax
  const title = { ar: `${claimKinds[claim.kind].ar} – ${claim.number}`, en: `${claimKinds[claim.kind].en} – ${claim.number}` }
  return issueTaxDocument(ctx, {
    kind: 'claim',
    seller_id: sold_by === 'platform' || !provider_id ? platformSellerId : provider_id,
    ...{ order_id, invoice_id, provider_id, seller, buyer, vat_percent },
    lines: [{ title, quantity: 1, unit_price: service_amount, amount: service_amount }],
    ...{ service_amount, discount: 0, tax, total, note: claim.reason },
  })
}
