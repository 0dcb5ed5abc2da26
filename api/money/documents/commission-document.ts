import { plainRiyals } from '@wasl/shared/i18n/format.ts'
import { bookedVatPercent } from '@wasl/shared/rules/booked-vat-percent.ts'
import { type IncludedVat, splitIncludedVat } from '@wasl/shared/rules/included-vat.ts'
import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import { companyName } from '@wasl/shared/settings/platform-name.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { type AccountRef, lockAccounts } from '../ledger/ledger-account.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { settlement_lines, type settlements } from '../tables/from-registry.ts'
import { nextDocumentNumber, platformSellerId } from './document-number.ts'

/** The amounts of an invoice, or of a credit note, which takes the commission back and has them as positive amounts too. */
type Issue = { series: 'COM' | 'CCN' }

/** The shard of the platform's accounts to which the rounding of documents is posted. */
const roundingShard = 0
const roundedAccounts = [{ kind: 'commission' }, { kind: 'vat_payable' }] as const satisfies readonly AccountRef[]

/**
 * Locks the payable balance of a provider together with the accounts to which its document may post a rounding, all in the order of their ids as every
 * posting does. A transaction that locks only the balance can deadlock with a release to the same provider.
 */
export async function lockForCommission(ctx: TransactionCtx, provider_id: string): Promise<void> {
  await lockAccounts(ctx, [{ kind: 'provider_payable', provider_id }, ...roundedAccounts], roundingShard)
}

/** Whether the settings have what the platform needs on its own tax documents. */
export async function canIssueDocuments(ctx: Ctx): Promise<boolean> {
  const { platform_vat_number, platform_address_ar } = await loadSettings(ctx)
  return platform_vat_number !== null && platform_address_ar !== null
}

/**
 * What an invoice and a credit note for the commission of a settlement have in common: number, parties, amounts, VAT rate and QR code, as of now. Amounts in
 * halalas. The VAT is rounded once, for the document; what it differs from the VAT of the lines moves between the commission and the VAT payable. Null while the
 * settings have no VAT number or address of the platform.
 */
export async function commissionDocument(
  ctx: TransactionCtx,
  { id: settlement_id, provider_id, commission, commission_vat }: typeof settlements.$inferSelect,
  { series }: Issue,
) {
  const settings = await loadSettings(ctx)
  const { platform_vat_number, platform_address_ar } = settings
  const seller = companyName(settings)
  if (!platform_vat_number || !platform_address_ar) return null
  const [buyer] = await ctx.db.select().from(providers).where(eq(providers.id, provider_id))
  if (!buyer) throw new Error(`commissionDocument: no provider ${provider_id}`)
  const at = ctx.clock.now()
  // The rate of the settings may be another one by now.
  const vat_percent = bookedVatPercent(await loadCommissions(ctx, settlement_id))
  const sign = series === 'COM' ? 1 : -1
  const { net, tax, rounding } = documentAmounts({ net: sign * commission, tax: sign * commission_vat }, vat_percent)
  const number = await nextDocumentNumber(ctx, series, platformSellerId, at)
  await bookRounding(ctx, number, sign * tax - commission_vat)
  return {
    ...{ number, settlement_id, provider_id, net, tax, rounding, vat_percent, total: net + tax },
    seller_name_ar: seller.ar,
    seller_name_en: seller.en,
    seller_vat_number: platform_vat_number,
    seller_commercial_number: settings.platform_commercial_number,
    seller_address_ar: platform_address_ar,
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

/** The fee includes VAT, so that its sum stays what the provider paid. With several rates the VAT of the lines stays, which was rounded for each. */
function documentAmounts(booked: { net: number; tax: number }, vat_percent: number | null): IncludedVat {
  const amount = booked.net + booked.tax
  if (vat_percent !== null && amount > 0) return splitIncludedVat(amount, vat_percent)
  return { net: booked.net, tax: Math.max(0, booked.tax), rounding: Math.min(0, booked.tax) }
}

async function bookRounding(ctx: TransactionCtx, document_number: string, difference: number): Promise<void> {
  if (difference === 0) return
  await postTransaction(ctx, {
    ...{ kind: 'vat_rounding', note: document_number, shard: roundingShard },
    legs: [
      { account: { kind: 'commission' }, amount: -difference },
      { account: { kind: 'vat_payable' }, amount: difference },
    ],
  })
}

const loadCommissions = ({ db }: TransactionCtx, settlement_id: string) =>
  db
    .select({ net: settlement_lines.commission, tax: settlement_lines.commission_vat })
    .from(settlement_lines)
    .where(eq(settlement_lines.settlement_id, settlement_id))
