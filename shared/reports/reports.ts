import type { Label, Localized, Money } from '../units.ts'

/** What a column of a report holds. `day` is a date of Riyadh, `percent` has one decimal at most. */
export type CellKinds = {
  text: string | null
  localized: Localized
  day: string | null
  count: number
  money: Money
  percent: number | null
  rating: number | null
}
export type CellKind = keyof CellKinds
export type ReportColumn = { label: Label; kind: CellKind; isTotalled?: true }
export type Report = {
  label: Label
  /** What the figures count, said below the title. */
  lead: Label
  /** What it can be narrowed to beside its period. */
  places: readonly ('city' | 'category')[]
  columns: Readonly<Record<string, ReportColumn>>
}

const text = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'text' as const })
const localized = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'localized' as const })
const day = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'day' as const })
const count = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'count' as const, isTotalled: true as const })
const money = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'money' as const, isTotalled: true as const })
const percent = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'percent' as const })
const rating = (en: string, ar: string) => ({ label: [en, ar] as const, kind: 'rating' as const })

/** Every report of the back office with its columns; what fills them is the function of the same name in `api/reports`. */
export const reports = {
  sales: {
    label: ['Sales', 'المبيعات'],
    lead: ['What clients paid, by the day on which they paid, with VAT.', 'ما دفعه العملاء بحسب يوم الدفع، شاملًا الضريبة.'],
    places: ['city', 'category'],
    columns: {
      day: day('Day', 'اليوم'),
      payments: count('Payments', 'الدفعات'),
      received: money('Received', 'المقبوض'),
      refunded: money('Refunded', 'المسترد'),
      sales: money('Sales', 'صافي المبيعات'),
    },
  },
  orders: {
    label: ['Orders', 'الطلبات'],
    lead: ['The orders sent in the period, and what became of them by now.', 'الطلبات المُرسلة في الفترة، وما آلت إليه حتى الآن.'],
    places: ['city', 'category'],
    columns: {
      category: localized('Category', 'التصنيف'),
      city: localized('City', 'المدينة'),
      sent: count('Sent', 'المُرسلة'),
      answered: count('With an offer', 'وصلتها عروض'),
      completed: count('Completed', 'المكتملة'),
      ended: count('Not completed', 'انتهت دون إكمال'),
      conversion: percent('Completion rate', 'نسبة الإكمال'),
      sales: money('Paid', 'المدفوع'),
    },
  },
  providers: {
    label: ['Providers', 'مزوّدو الخدمة'],
    lead: [
      'The work of each provider in the period; commission as stated on the invoices.',
      'عمل كل مزوّد في الفترة، والعمولة كما ثبتت في الفواتير.',
    ],
    places: ['city', 'category'],
    columns: {
      provider: localized('Provider', 'مزوّد الخدمة'),
      offers: count('Offers', 'العروض'),
      orders: count('Orders received', 'الطلبات المستلمة'),
      completed: count('Completed', 'المكتملة'),
      invoiced: money('Invoiced without VAT', 'الفواتير دون الضريبة'),
      commission: money('Commission', 'العمولة'),
      rating: rating('Rating', 'التقييم'),
    },
  },
  customers: {
    label: ['Clients', 'العملاء'],
    lead: [
      'The clients who sent orders in the period, those who paid most first.',
      'العملاء الذين أرسلوا طلبات في الفترة، والأعلى دفعًا أولًا.',
    ],
    places: ['city', 'category'],
    columns: {
      client: text('Client', 'العميل'),
      type: localized('Type', 'النوع'),
      orders: count('Orders', 'الطلبات'),
      completed: count('Completed', 'المكتملة'),
      paid: money('Paid', 'المدفوع'),
      last_order: day('Last order', 'آخر طلب'),
    },
  },
  coupons: {
    label: ['Coupons', 'الكوبونات'],
    lead: [
      'The coupons of the period, with their uses and discounts in it; a city narrows these to its clients.',
      'كوبونات الفترة، وعدد استخداماتها وخصوماتها خلالها، وباختيار مدينة تقتصر على عملائها.',
    ],
    places: ['city'],
    columns: {
      title: localized('Coupon', 'الكوبون'),
      code: text('Code', 'الرمز'),
      starts: day('Starts on', 'يبدأ في'),
      expires: day('Expires on', 'ينتهي في'),
      uses: count('Uses in the period', 'الاستخدامات في الفترة'),
      discount: money('Discount given', 'الخصم الممنوح'),
      used: count('Total uses', 'إجمالي الاستخدامات'),
      max_use: count('Maximum uses', 'الحد الأعلى للاستخدام'),
      share: percent('Share used', 'نسبة الاستخدام'),
    },
  },
  vat: {
    label: ['VAT', 'ضريبة القيمة المضافة'],
    lead: [
      'The invoices issued in the period that stand; those of cancelled orders are left out.',
      'الفواتير القائمة الصادرة في الفترة، دون فواتير الطلبات الملغاة.',
    ],
    places: ['city', 'category'],
    columns: {
      number: text('Invoice', 'الفاتورة'),
      day: day('Issued', 'تاريخ الإصدار'),
      seller: localized('Seller', 'البائع'),
      vat_number: text('VAT number', 'الرقم الضريبي'),
      net: money('Without VAT', 'قبل الضريبة'),
      vat_percent: percent('Rate', 'النسبة'),
      tax: money('VAT', 'الضريبة'),
      total: money('With VAT', 'شاملًا الضريبة'),
    },
  },
} as const satisfies Readonly<Record<string, Report>>

export type ReportKind = keyof typeof reports
/** One row of a report. */
export type ReportRow<K extends ReportKind> = {
  readonly [C in keyof (typeof reports)[K]['columns']]: (typeof reports)[K]['columns'][C] extends { kind: infer Kind extends CellKind }
    ? CellKinds[Kind]
    : never
}
/** A row as whoever shows any report sees it. */
export type AnyReportRow = Readonly<Record<string, CellKinds[CellKind]>>

/** Whether a word, such as a part of an address, names a report. */
export const isReportKind = (word: string): word is ReportKind => Object.hasOwn(reports, word)

/** The sums of the columns that are summed. */
export function totalsOf({ columns }: Report, rows: readonly AnyReportRow[]): Record<string, number> {
  const totalled = Object.entries(columns).filter(([, column]) => column.isTotalled)
  return Object.fromEntries(totalled.map(([name]) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]))
}
