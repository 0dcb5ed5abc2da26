import { resources } from '@wasl/resources/index.ts'
import type { TransactionKind } from '@wasl/shared/contract/choices.ts'
import type { TransactionPage } from '@wasl/shared/contract/finances.ts'
import { formatExactRiyals, formatHijri, formatInstant } from '@wasl/shared/i18n/format.ts'
import { numberLabels } from '@wasl/shared/rules/tax-document-kinds.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { PrintedAmount, PrintedFact, PrintedReceipt } from './receipt-pdf.ts'
import { loadTransactionPage } from './transaction-page.ts'

/** The receipt of one of the user's transactions. Throws 404 for those of others, 409 while it is not completed. */
export async function loadReceipt(ctx: UserCtx, id: string): Promise<PrintedReceipt> {
  const transaction = await loadTransactionPage(ctx, id)
  if (transaction.status !== 'completed')
    throw conflict({ en: 'Only a completed transaction has a receipt', ar: 'الإيصال للعمليات المكتملة فقط' })
  return buildReceipt(transaction, await loadOwnerName(ctx))
}

/** The receipt of a transaction, formatted for print. `owner` is the name of the person whose transaction it is. */
export function buildReceipt(transaction: TransactionPage, owner: string): PrintedReceipt {
  const { kind, number, amount, split } = transaction
  return {
    title: titles[kind] ?? { ar: 'إيصال', en: 'Receipt' },
    number,
    facts: factsOf(transaction, owner),
    sums: [...breakdownOf(transaction), ...splitOf(split)],
    total: { ...totalLabel(transaction), amount: formatExactRiyals(Math.abs(amount)) },
    note: {
      ar: 'هذا الإيصال إثبات لحركة المبلغ، وليس فاتورة ضريبية.',
      en: 'This receipt confirms that the amount was moved. It is not a tax invoice.',
    },
  }
}

const titles: Partial<Record<TransactionKind, Label>> = {
  payment: { ar: 'إيصال دفع', en: 'Payment receipt' },
  top_up: { ar: 'إيصال شحن محفظة', en: 'Top-up receipt' },
  wallet_credit: { ar: 'إيصال إضافة إلى المحفظة', en: 'Wallet credit receipt' },
  withdrawal: { ar: 'إيصال سحب من المحفظة', en: 'Withdrawal receipt' },
  withdrawal_returned: { ar: 'إيصال إعادة مبلغ سحب', en: 'Returned withdrawal receipt' },
  refund: { ar: 'إيصال استرداد', en: 'Refund receipt' },
  refund_returned: { ar: 'إيصال إعادة إلى المحفظة', en: 'Returned refund receipt' },
  release: { ar: 'إيصال مستحقات', en: 'Earnings receipt' },
  payout: { ar: 'إيصال صرف مستحقات', en: 'Payout receipt' },
  payout_returned: { ar: 'إيصال ارتجاع مستحقات', en: 'Returned payout receipt' },
  adjustment: { ar: 'إيصال تعديل رصيد', en: 'Adjustment receipt' },
}

const totalLabel = ({ kind, amount, provider_label: { ar, en } }: TransactionPage): Label =>
  kind === 'payment'
    ? { ar: 'المبلغ المدفوع', en: 'Amount paid' }
    : kind === 'release'
      ? { ar: `حصة ${ar}`, en: `${en}’s share` }
      : amount < 0
        ? { ar: 'المبلغ المحوّل', en: 'Amount taken' }
        : { ar: 'المبلغ المضاف', en: 'Amount added' }

const clientLabel: Label = { ar: 'العميل', en: 'Client' }

function factsOf(transaction: TransactionPage, owner: string): PrintedFact[] {
  const { number, at, side, method, gateway, reference, order, invoice, other_party, provider_label } = transaction
  const methodLabel = method && resources.transactions.fields.gateway.options[method]
  const [own, other] = side === 'client' ? [clientLabel, provider_label] : [provider_label, clientLabel]
  const facts: (Omit<PrintedFact, 'text' | 'latin'> & { text: string | null | undefined; latin?: boolean })[] = [
    { ar: 'رقم العملية', en: 'Transaction no.', text: number, latin: true },
    { ar: 'التاريخ', en: 'Date', text: formatInstant(at), latin: true },
    { ar: 'التاريخ الهجري', en: 'Hijri date', text: formatHijri(at, 'ar') },
    { ...own, text: owner },
    { ...other, text: other_party?.ar, ...(other_party && other_party.en !== other_party.ar && { text_en: other_party.en }) },
    { ar: 'الطريقة', en: 'Method', text: methodLabel?.ar, ...(methodLabel && { text_en: methodLabel.en }) },
    { ar: 'بوابة الدفع', en: 'Gateway', text: gateway && gateway.charAt(0).toUpperCase() + gateway.slice(1), latin: true },
    { ar: 'الرقم المرجعي', en: 'Reference no.', text: reference, latin: true },
    { ar: 'رقم الطلب', en: 'Order no.', text: order?.number, latin: true },
    { ...(invoice?.number_label ?? numberLabels.statement), text: invoice?.number, latin: true },
    { ...numberLabels.taxDocument, text: invoice?.tax_document_number, latin: true },
  ]
  return facts.flatMap(({ text, latin = false, ...label }) => (text ? [{ ...label, text, latin }] : []))
}

const row = (ar: string, en: string, halalas: number): PrintedAmount => ({ ar, en, amount: formatExactRiyals(halalas) })

const breakdownOf = ({ breakdown, amount_label }: TransactionPage): PrintedAmount[] =>
  breakdown
    ? [
        row(amount_label.ar, amount_label.en, breakdown.service_amount),
        ...(breakdown.discount > 0 ? [row('الخصم', 'Discount', -breakdown.discount)] : []),
        ...(breakdown.vat_percent > 0 ? [row('ضريبة القيمة المضافة', `VAT ${breakdown.vat_percent}%`, breakdown.tax)] : []),
        row('إجمالي الفاتورة', 'Invoice total', breakdown.final_amount),
        ...(breakdown.coupon > 0 ? [row('كوبون تتحمله المنصة', 'Coupon, paid by the platform', -breakdown.coupon)] : []),
      ]
    : []

const splitOf = (split: TransactionPage['split']): PrintedAmount[] =>
  split
    ? [
        row('المحجوز للطلب', 'Held for the order', split.held),
        ...(split.sale_vat > 0 ? [row('ضريبة القيمة المضافة على المنصة', 'VAT owed by the platform', -split.sale_vat)] : []),
        ...(split.coupon_vat > 0 ? [row('ضريبة الكوبون', 'VAT in the coupon', -split.coupon_vat)] : []),
        row('عمولة المنصة', 'Platform commission', -split.commission),
        ...(split.sale_vat > 0 ? [] : [row('ضريبة العمولة', 'VAT on the commission', -split.commission_vat)]),
      ]
    : []

/** The name of the client, or of the provider that the user owns. */
export async function loadOwnerName({ db, principal }: UserCtx): Promise<string> {
  if (!principal.provider) return principal.name
  const [provider] = await db.select({ name: providers.name_ar }).from(providers).where(eq(providers.id, principal.provider.id))
  return provider?.name ?? principal.name
}
