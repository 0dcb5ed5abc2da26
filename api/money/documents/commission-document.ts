import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { bookedVatPercent } from '@wasl/shared/rules/booked-vat-percent.ts'
import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { settlement_lines, type settlements } from '../tables/from-registry.ts'
import { nextDocumentNumber } from './document-number.ts'

/** The platform as the seller of its own series of numbers. */
const platformSellerId = '00000000-0000-0000-0000-000000000000'

type Issue = { series: 'COM' | 'CCN'; net: number; tax: number }

/**
 * What an invoice and a credit note for the commission of a settlement have in common: number, parties, VAT rate and QR code, as of now. Amounts in halalas. Null while
 * the platform has no VAT number in its settings.
 */
export async function commissionDocument(
  ctx: TransactionCtx,
  { id: settlement_id, provider_id }: typeof settlements.$inferSelect,
  { series, net, tax }: Issue,
) {
  const settings = await loadSettings(ctx)
  const { platform_vat_number } = settings
  const seller = companyName(settings)
  if (!platform_vat_number) return null
  const [buyer] = await ctx.db.select().from(providers).where(eq(providers.id, provider_id))
  if (!buyer) throw new Error(`commissionDocument: no provider ${provider_id}`)
  const at = ctx.clock.now()
  // The rate of the settings may be another one by now.
  const vat_percent = bookedVatPercent(await loadCommissions(ctx, settlement_id))
  const number = await nextDocumentNumber(ctx, series, platformSellerId, at)
  return {
    ...{ number, settlement_id, provider_id, net, tax, vat_percent, total: net + tax },
    seller_name_ar: seller.ar,
    seller_name_en: seller.en,
    seller_vat_number: platform_vat_number,
    seller_commercial_number: settings.platform_commercial_number,
    seller_address_ar: settings.platform_address_ar,
    seller_address_en: settings.platform_address_en,
    buyer_name_ar: buyer.name_ar,
    buyer_name_en: buyer.name_en,
    buyer_vat_number: buyer.vat_number,
    buyer_commercial_number: buyer.commercial_number,
    buyer_address_ar: buyer.address_ar,
    buyer_address_en: buyer.address_en,
    qr: zatcaQr({
      seller_name: seller.ar,
      vat_number: platform_vat_number,
      at: at.replace(/\.\d+Z$/, 'Z'),
      total: plainRiyals(net + tax),
      vat: plainRiyals(tax),
    }),
    ...{ issued_at: at, created_at: at, updated_at: at },
  }
}

const loadCommissions = ({ db }: TransactionCtx, settlement_id: string) =>
  db
    .select({ net: settlement_lines.commission, tax: settlement_lines.commission_vat })
    .from(settlement_lines)
    .where(eq(settlement_lines.settlement_id, settlement_id))
