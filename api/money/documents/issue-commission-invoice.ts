import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { bookedVatPercent } from '@wasl/shared/rules/booked-vat-percent.ts'
import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx, TransactionCtx } from '../../context.ts'
import { nextDocumentNumber } from '../../ordering/invoices/document-number.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { emitNewRows } from '../../platform/db/emit-new-rows.ts'
import { commission_invoices, settlement_lines, settlements } from '../../platform/db/resource-tables.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { audit } from '../../resources/write/audit.ts'

/** The platform as the seller of its own series of numbers. */
const platformSellerId = '00000000-0000-0000-0000-000000000000'

/**
 * Issues the platform's tax invoice for the commission of a settlement, with the VAT that was booked with each release. Does nothing without a commission, or while the
 * platform has no VAT number in its settings: `issueMissingInvoices` makes up for it later. The caller holds the lock of the settlement or of its
 * provider's balance; the counter of the platform is taken after it, and no transaction locks them in the other order.
 */
export async function issueCommissionInvoice(ctx: TransactionCtx, settlement_id: string): Promise<void> {
  const [settlement] = await ctx.db.select().from(settlements).where(eq(settlements.id, settlement_id))
  const { platform_vat_number, platform_name_ar, platform_name_en, ...platform } = await loadSettings(ctx)
  if (!settlement || settlement.commission <= 0 || !platform_vat_number) return
  const [buyer] = await ctx.db.select().from(providers).where(eq(providers.id, settlement.provider_id))
  if (!buyer) throw new Error(`issueCommissionInvoice: no provider ${settlement.provider_id}`)
  const at = ctx.clock.now()
  const { commission: net, commission_vat: tax, provider_id } = settlement
  // The rate of the settings may be another one by now.
  const vat_percent = bookedVatPercent(await loadCommissions(ctx, settlement_id))
  const number = await nextDocumentNumber(ctx, 'COM', platformSellerId, at)
  const values = {
    ...{ number, settlement_id, provider_id, net, tax, vat_percent, total: net + tax },
    seller_name_ar: platform_name_ar,
    seller_name_en: platform_name_en,
    seller_vat_number: platform_vat_number,
    seller_commercial_number: platform.platform_commercial_number,
    seller_address_ar: platform.platform_address_ar,
    seller_address_en: platform.platform_address_en,
    buyer_name_ar: buyer.name_ar,
    buyer_name_en: buyer.name_en,
    buyer_vat_number: buyer.vat_number,
    buyer_commercial_number: buyer.commercial_number,
    buyer_address_ar: buyer.address_ar,
    buyer_address_en: buyer.address_en,
    qr: zatcaQr({
      seller_name: platform_name_ar,
      vat_number: platform_vat_number,
      at: at.replace(/\.\d+Z$/, 'Z'),
      total: plainRiyals(net + tax),
      vat: plainRiyals(tax),
    }),
    ...{ issued_at: at, created_at: at, updated_at: at },
  }
  const [issued] = await ctx.db.insert(commission_invoices).values(values).returning({ id: commission_invoices.id })
  await emitNewRows(ctx, commission_invoices)
  const after = { number, settlement_id, net, tax, total: net + tax }
  await audit(ctx, { action: 'create', resource: 'commission-invoices', row_id: issued?.id ?? null, after })
}

const loadCommissions = ({ db }: TransactionCtx, settlement_id: string) =>
  db
    .select({ net: settlement_lines.commission, tax: settlement_lines.commission_vat })
    .from(settlement_lines)
    .where(eq(settlement_lines.settlement_id, settlement_id))

/** Issues the invoices of settlements that were made before the platform's VAT number was entered. */
export async function issueMissingInvoices(ctx: Ctx): Promise<void> {
  const isMissing = and(
    gt(settlements.commission, 0),
    sql`not exists (select 1 from ${commission_invoices} where ${commission_invoices.settlement_id} = ${settlements.id})`,
  )
  if (!(await loadSettings(ctx)).platform_vat_number) return
  const missing = await ctx.db.select({ id: settlements.id }).from(settlements).where(isMissing).orderBy(settlements.created_at).limit(500)
  for (const { id } of missing)
    await inTransaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`select 1 from ${settlements} where ${settlements.id} = ${id} for update`)
      const count = await ctx.db.$count(commission_invoices, eq(commission_invoices.settlement_id, id))
      if (count === 0) await issueCommissionInvoice(ctx, id)
    })
}
