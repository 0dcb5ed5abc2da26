import { formatDate, formatExactRiyals } from '@wasl/shared/i18n/format.ts'
import { settlementLifecycle } from '@wasl/shared/lifecycle/settlements.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { TitledFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { settlements } from '../tables/from-registry.ts'
import type { PrintedFact } from '../transactions/receipt-pdf.ts'
import { loadLines } from './load-lines.ts'
import { type PrintedSettlement, settlementPdf } from './settlement-pdf.ts'

/** The statement of a settlement as PDF: its lines, commission, VAT and total. Throws 404 for an unknown id. */
export async function renderSettlementStatement(ctx: Pick<Ctx, 'db' | 'caches' | 'adapters'>, id: string): Promise<TitledFile> {
  const [found] = await ctx.db
    .select({ settlement: settlements, provider: { ar: providers.name_ar, en: providers.name_en } })
    .from(settlements)
    .innerJoin(providers, eq(providers.id, settlements.provider_id))
    .where(eq(settlements.id, id))
  if (!found) throw notFound()
  const { settlement, provider } = found
  const { number, service_amount, commission, commission_vat, margin, amount } = settlement
  const statement: PrintedSettlement = {
    title: { ar: 'كشف تسوية', en: 'Settlement statement' },
    number,
    facts: factsOf(settlement, provider),
    lines: (await loadLines(ctx, id)).map(({ line, order, is_claim }) => ({
      date: formatDate(line.earned_at),
      order: order?.number ?? null,
      is_claim,
      service_amount: formatExactRiyals(line.service_amount),
      commission: formatExactRiyals(-line.commission - line.margin),
      commission_vat: formatExactRiyals(-line.commission_vat),
      amount: formatExactRiyals(line.amount),
    })),
    sums: [
      { ar: 'قيمة الأعمال', en: 'Earned', amount: formatExactRiyals(service_amount) },
      { ar: 'العمولة', en: 'Commission', amount: formatExactRiyals(-commission) },
      { ar: 'ضريبة العمولة', en: 'VAT on the commission', amount: formatExactRiyals(-commission_vat) },
      ...(margin === 0 ? [] : [{ ar: 'رسوم المنصة (دون ضريبة)', en: 'Platform fee (no VAT)', amount: formatExactRiyals(-margin) }]),
    ],
    total: { ar: 'صافي التسوية', en: 'Net amount', amount: formatExactRiyals(amount) },
  }
  const bytes = await settlementPdf(statement, await loadLetterhead(ctx))
  return { name: `${number}.pdf`, title: statement.title, mime: 'application/pdf', bytes }
}

function factsOf(settlement: typeof settlements.$inferSelect, provider: { ar: string; en: string }): PrintedSettlement['facts'] {
  const { number, created_at, period_end, iban, account_name, reference } = settlement
  const status = settlementLifecycle.statuses[settlement.status]
  const facts: readonly (Omit<PrintedFact, 'latin' | 'text'> & { text: string | null; latin?: true })[] = [
    { ar: 'رقم التسوية', en: 'Settlement no.', text: number, latin: true },
    { ar: 'التاريخ', en: 'Date', text: formatDate(created_at), latin: true },
    { ar: 'مزوّد الخدمة', en: 'Provider', text: provider.ar, ...(provider.en !== provider.ar && { text_en: provider.en }) },
    { ar: 'المستحق حتى', en: 'Earned until', text: period_end && formatDate(period_end), latin: true },
    { ar: 'الحالة', en: 'Status', text: status.ar, text_en: status.en },
    { ar: 'اسم صاحب الحساب', en: 'Account holder', text: account_name },
    { ar: 'رقم الآيبان', en: 'IBAN', text: iban, latin: true },
    { ar: 'رقم مرجع التحويل', en: 'Transfer reference', text: reference, latin: true },
  ]
  return facts.flatMap(({ text, latin = false, ...label }) => (text ? [{ ...label, text, latin }] : []))
}
