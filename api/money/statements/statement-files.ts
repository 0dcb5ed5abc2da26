import { resources } from '@wasl/resources/index.ts'
import type { TransactionKind } from '@wasl/shared/contract/choices.ts'
import type { StatementPage, TransactionRow } from '@wasl/shared/contract/finances.ts'
import { formatDate, formatExactRiyals, formatInstant, plainRiyals } from '@wasl/shared/i18n/format.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import { byteOrderMark, csvText } from '../../platform/spreadsheets/write-csv.ts'
import type { Letterhead } from '../../settings/letterhead.ts'

const kindLabel = (kind: TransactionKind): Label => resources.transactions.fields.kind.options[kind]

const methodLabel = ({ method, kind }: TransactionRow): Label =>
  method ? resources.transactions.fields.gateway.options[method] : kindLabel(kind)

/** A statement as a PDF: A4, in Arabic and English. `owner` is the name of the person whose account it is. */
export const statementPdf = (statement: StatementPage, owner: string, platform?: Letterhead): Promise<Buffer> =>
  renderPdf('money/statements/statement.typ', { ...statementData(statement, owner), platform })

/** The data of `statement.typ`, with all numbers and dates formatted. */
export function statementData(statement: StatementPage, owner: string) {
  const { side, month, is_closed, opening, added, taken, closing, entries, outside, documents, document_totals, branch_totals } = statement
  const amount = (halalas: number) => formatExactRiyals(halalas)
  return {
    month,
    title: side === 'client' ? { ar: 'كشف حساب المحفظة', en: 'Wallet statement' } : { ar: 'كشف حساب المستحقات', en: 'Earnings statement' },
    facts: [
      { ar: 'صاحب الحساب', en: 'Account holder', text: owner, latin: false },
      { ar: 'الشهر', en: 'Month', text: month.split('-').reverse().join('-'), latin: true },
      ...(is_closed ? [] : [{ ar: 'الحالة', en: 'State', text: 'لم يُغلق بعد · Not closed yet', latin: false }]),
      { ar: 'الرصيد الافتتاحي', en: 'Opening balance', text: amount(opening), latin: true },
      { ar: 'الرصيد الختامي', en: 'Closing balance', text: amount(closing), latin: true },
      { ar: 'الإضافات', en: 'Added', text: amount(added), latin: true },
      { ar: 'الخصومات', en: 'Taken', text: amount(taken), latin: true },
    ],
    entries: entries.map((entry) => ({
      date: formatDate(entry.at),
      number: entry.number,
      kind: kindLabel(entry.kind),
      order: entry.order?.number ?? '',
      amount: amount(entry.amount),
      balance: amount(entry.balance),
    })),
    outside: outside.map((payment) => ({
      date: formatDate(payment.at),
      number: payment.number,
      kind: methodLabel(payment),
      order: payment.order?.number ?? '',
      amount: amount(payment.amount),
    })),
    documents: documents.map(({ at, number, title, order, purchase_order, branch, ...sums }) => ({
      ...{ date: formatDate(at), number, kind: title, order: order.number, purchase_order, branch: branch?.label ?? null },
      ...amountsOf(sums),
    })),
    document_totals: amountsOf(document_totals),
    branch_totals: branch_totals.map(({ branch, ...sums }) => ({ branch: branch?.label ?? null, ...amountsOf(sums) })),
  }
}

const amountsOf = ({ net, tax, total }: StatementPage['document_totals']) => ({
  net: formatExactRiyals(net),
  tax: formatExactRiyals(tax),
  total: formatExactRiyals(total),
})

const headers: readonly Label[] = [
  { ar: 'التاريخ', en: 'Date' },
  { ar: 'رقم العملية', en: 'Transaction no.' },
  { ar: 'النوع', en: 'Type' },
  { ar: 'الطلب', en: 'Order' },
  { ar: 'الإضافات', en: 'Added' },
  { ar: 'الخصومات', en: 'Taken' },
  { ar: 'الرصيد', en: 'Balance' },
  { ar: 'مدفوع من خارج المحفظة', en: 'Paid outside the wallet' },
  { ar: 'مسترد من خارج المحفظة', en: 'Refunded outside the wallet' },
]

/** A statement as CSV that Excel opens correctly. Amounts are positive: a spreadsheet would take a leading minus for a formula. */
export function statementCsv({ opening, closing, entries, outside, ...statement }: StatementPage, locale: Locale): string {
  const start = (row: TransactionOfStatement, kind: Label) => [formatInstant(row.at), row.number, kind[locale], row.order?.number ?? '']
  const balanceLine = (label: Label, halalas: number) => ['', '', label[locale], '', '', '', plainRiyals(halalas), '', '']
  return (
    byteOrderMark +
    csvText([
      headers.map((label) => label[locale]),
      balanceLine({ ar: 'الرصيد الافتتاحي', en: 'Opening balance' }, opening),
      ...entries.map((entry) => {
        const amount = plainRiyals(Math.abs(entry.amount))
        const columns = entry.amount > 0 ? [amount, ''] : ['', amount]
        return [...start(entry, kindLabel(entry.kind)), ...columns, plainRiyals(entry.balance), '', '']
      }),
      balanceLine({ ar: 'الرصيد الختامي', en: 'Closing balance' }, closing),
      ...outside.map((payment) => {
        const amount = plainRiyals(Math.abs(payment.amount))
        return [...start(payment, methodLabel(payment)), '', '', '', ...(payment.amount > 0 ? ['', amount] : [amount, ''])]
      }),
      ...(statement.documents.length > 0 ? [[], ...documentLines(statement, locale)] : []),
    ])
  )
}

const documentHeaders: readonly Label[] = [
  { ar: 'التاريخ', en: 'Date' },
  { ar: 'رقم المستند', en: 'Document no.' },
  { ar: 'النوع', en: 'Type' },
  { ar: 'الطلب', en: 'Order' },
  { ar: 'رقم أمر الشراء', en: 'Purchase order number' },
  { ar: 'الفرع', en: 'Branch' },
  { ar: 'قبل الضريبة', en: 'Without VAT' },
  { ar: 'الضريبة', en: 'VAT' },
  { ar: 'الإجمالي', en: 'Total' },
  { ar: 'مخصوم قبل الضريبة', en: 'Credited without VAT' },
  { ar: 'ضريبة المخصوم', en: 'VAT credited' },
  { ar: 'إجمالي المخصوم', en: 'Total credited' },
]
const sumLabel: Label = { ar: 'المجموع', en: 'Sum' }
const noBranch: Label = { ar: 'بلا فرع', en: 'No branch' }

/** The documents of a company; what credit notes take off has columns of its own. */
function documentLines({ documents, document_totals, branch_totals }: DocumentsOf, locale: Locale): string[][] {
  const amounts = ({ net, tax, total }: StatementPage['document_totals']): string[] => {
    const shown = [net, tax, total].map((halalas) => plainRiyals(Math.abs(halalas)))
    return total < 0 ? ['', '', '', ...shown] : [...shown, '', '', '']
  }
  return [
    documentHeaders.map((label) => label[locale]),
    ...documents.map((document) => [
      ...[formatInstant(document.at), document.number, document.title[locale], document.order.number],
      ...[document.purchase_order ?? '', document.branch?.label ?? ''],
      ...amounts(document),
    ]),
    ...branch_totals.map(({ branch, ...sums }) => ['', '', sumLabel[locale], '', '', branch?.label ?? noBranch[locale], ...amounts(sums)]),
    ['', '', sumLabel[locale], '', '', '', ...amounts(document_totals)],
  ]
}

type DocumentsOf = Pick<StatementPage, 'documents' | 'document_totals' | 'branch_totals'>
type TransactionOfStatement = Pick<TransactionRow, 'at' | 'number' | 'order'>
