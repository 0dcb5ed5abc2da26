import {
  type CellKind,
  type CellKinds,
  count,
  day,
  goodsColumns,
  listed,
  localized,
  money,
  percent,
  type ReportColumn,
  rating,
  taxDocumentColumns,
  text,
} from './report-columns.ts'
import type { Label } from './units.ts'

export type Report = {
  label: Label
  /** What the figures count, shown below the title. */
  description: Label
  /** The filters besides the period. */
  filters: readonly ('city' | 'category')[]
  /** The resource of the record that each row is about; its rows then have an `id`. Default: none. */
  rowResource?: string
  /** For rows about a day, in the column `day`: the list of what happened on it, by the `dateTime` field `at`. Default: none. */
  dayList?: { resource: string; at: string; filter: Readonly<Record<string, readonly string[]>> }
  columns: Readonly<Record<string, ReportColumn>>
  /** The columns of a bar chart of the first rows, above the table: their names and their values. Default: no chart. */
  chart?: { names: string; values: string }
}

/** Every report of the back office; the function of the same name in `api/views/reports` computes its rows. */
export const reports = {
  sales: {
    label: { en: 'Sales', ar: 'المبيعات' },
    description: {
      en: 'Payments on the day they were made and refunds on theirs, including VAT.',
      ar: 'المدفوعات في يوم دفعها والمبالغ المستردة في يوم ردّها، شاملة الضريبة.',
    },
    filters: ['city', 'category'],
    dayList: { resource: 'transactions', at: 'at', filter: { kind: ['payment', 'refund'], status: ['completed'] } },
    columns: {
      day: day('Day', 'اليوم'),
      payments: count('Payments', 'الدفعات'),
      received: money('Received', 'المقبوض'),
      refunded: money('Refunded', 'المسترد'),
      sales: money('Sales', 'صافي المبيعات'),
    },
  },
  orders: {
    label: { en: 'Orders', ar: 'الطلبات' },
    description: {
      en: 'The orders sent in the period, with their current outcome.',
      ar: 'الطلبات المُرسلة في الفترة، وما آلت إليه حتى الآن.',
    },
    filters: ['city', 'category'],
    columns: {
      category: localized('Category', 'التصنيف'),
      city: localized('City', 'المدينة'),
      sent: count('Sent', 'المُرسلة'),
      answered: count('With an offer', 'وصلتها عروض'),
      completed: count('Completed', 'المكتملة'),
      ended: count('Ended without completion', 'انتهت دون إكمال'),
      conversion: percent('Completion rate', 'نسبة الإكمال'),
      sales: money('Paid', 'المدفوع'),
    },
  },
  providers: {
    label: { en: 'Providers', ar: 'مزوّدو الخدمة' },
    description: {
      en: 'The work of each provider in the period; amounts and commission of their tax documents.',
      ar: 'عمل كل مزوّد في الفترة، والمبالغ والعمولة بحسب مستنداته الضريبية.',
    },
    filters: ['city', 'category'],
    rowResource: 'providers',
    columns: {
      provider: localized('Provider', 'مزوّد الخدمة'),
      offers: count('Offers', 'العروض'),
      orders: count('Orders received', 'الطلبات المستلمة'),
      completed: count('Completed', 'المكتملة'),
      invoiced: money('Invoiced excl. VAT', 'الفواتير دون الضريبة'),
      commission: money('Commission', 'العمولة'),
      rating: rating('Rating', 'التقييم'),
    },
  },
  customers: {
    label: { en: 'Clients', ar: 'العملاء' },
    description: {
      en: 'The clients who sent orders in the period, highest payments first.',
      ar: 'العملاء الذين أرسلوا طلبات في الفترة، والأعلى دفعًا أولًا.',
    },
    filters: ['city', 'category'],
    rowResource: 'customers',
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
    label: { en: 'Coupons', ar: 'الكوبونات' },
    description: {
      en: 'The coupons of the period, with their uses and discounts; a city limits these to its clients.',
      ar: 'كوبونات الفترة، وعدد استخداماتها وخصوماتها خلالها، وباختيار مدينة تقتصر على عملائها.',
    },
    filters: ['city'],
    rowResource: 'coupons',
    columns: {
      title: localized('Coupon', 'الكوبون'),
      code: text('Code', 'الرمز'),
      starts: day('Starts on', 'يبدأ في'),
      expires: day('Expires on', 'ينتهي في'),
      uses: count('Uses in the period', 'الاستخدامات في الفترة'),
      discount: money('Discount given', 'الخصم الممنوح'),
      used: count('Total uses', 'إجمالي الاستخدامات'),
      max_use: count('Maximum uses', 'الحد الأعلى للاستخدام'),
      share: percent('Usage', 'نسبة الاستخدام'),
    },
  },
  vat: {
    label: { en: 'VAT of providers', ar: 'ضريبة مزوّدي الخدمة' },
    description: {
      en: 'The tax documents of providers issued in the period, and the credit notes issued in it as negative amounts.',
      ar: 'المستندات الضريبية لمزوّدي الخدمة الصادرة في الفترة، والإشعارات الدائنة الصادرة فيها بمبالغ سالبة.',
    },
    filters: ['city', 'category'],
    rowResource: 'tax-documents',
    columns: taxDocumentColumns,
  },
  platform_sales_vat: {
    label: { en: 'VAT of sales by the platform', ar: 'ضريبة مبيعات المنصة' },
    description: {
      en: 'The tax documents of orders that the platform sold, issued in the period, and the credit notes issued in it as negative amounts.',
      ar: 'المستندات الضريبية للطلبات التي باعتها المنصة الصادرة في الفترة، والإشعارات الدائنة الصادرة فيها بمبالغ سالبة.',
    },
    filters: ['city', 'category'],
    rowResource: 'tax-documents',
    columns: taxDocumentColumns,
  },
  platform_vat: {
    label: { en: 'VAT of the platform', ar: 'ضريبة المنصة' },
    description: {
      en: 'The commission invoices of the platform issued in the period, and its credit notes issued in it as negative amounts.',
      ar: 'فواتير عمولة المنصة الصادرة في الفترة، وإشعاراتها الدائنة الصادرة فيها بمبالغ سالبة.',
    },
    filters: [],
    rowResource: 'settlements',
    columns: {
      number: text('Document', 'المستند'),
      type: localized('Type', 'النوع'),
      day: day('Date', 'التاريخ'),
      provider: localized('Provider', 'مزوّد الخدمة'),
      vat_number: text('VAT number', 'الرقم الضريبي'),
      net: money('Excl. VAT', 'قبل الضريبة'),
      vat_percent: percent('Rate', 'النسبة'),
      tax: money('VAT', 'الضريبة'),
      total: money('Incl. VAT', 'شاملًا الضريبة'),
    },
  },
  product_sales: {
    label: { en: 'Sales by product', ar: 'المبيعات بحسب المنتج' },
    description: {
      en: 'The goods paid in the period, and what of them was refunded or returned until now. With VAT, without shipping and coupons.',
      ar: 'البضاعة المدفوعة في الفترة، وما استُرد أو أُرجع منها حتى الآن. شاملة الضريبة، دون الشحن والكوبونات.',
    },
    filters: ['city'],
    rowResource: 'products',
    columns: { product: localized('Product', 'المنتج'), provider: localized('Seller', 'البائع'), ...goodsColumns },
    chart: { names: 'product', values: 'sales' },
  },
  seller_sales: {
    label: { en: 'Store sales by seller', ar: 'مبيعات المتجر بحسب البائع' },
    description: {
      en: 'The goods that each seller and the platform itself sold in the period, and what of them was refunded or returned until now. With VAT, without shipping and coupons.',
      ar: 'ما باعه كل بائع والمنصة نفسها من بضاعة في الفترة، وما استُرد أو أُرجع منه حتى الآن. شاملًا الضريبة، دون الشحن والكوبونات.',
    },
    filters: ['city'],
    columns: { provider: localized('Seller', 'البائع'), products: listed('Products', 'المنتجات'), ...goodsColumns },
    chart: { names: 'provider', values: 'sales' },
  },
  category_sales: {
    label: { en: 'Store sales by category', ar: 'مبيعات المتجر بحسب التصنيف' },
    description: {
      en: 'The goods paid in the period by the current category of their product, and what of them was refunded or returned until now. With VAT, without shipping and coupons.',
      ar: 'البضاعة المدفوعة في الفترة بحسب تصنيف منتجها الحالي، وما استُرد أو أُرجع منها حتى الآن. شاملة الضريبة، دون الشحن والكوبونات.',
    },
    filters: ['city'],
    columns: { category: localized('Category', 'التصنيف'), products: listed('Products', 'المنتجات'), ...goodsColumns },
    chart: { names: 'category', values: 'sales' },
  },
  stock_value: {
    label: { en: 'Stock value', ar: 'قيمة المخزون' },
    description: {
      en: 'The stock of each product at the end of the period, what moved it within, and its value at the current price without discounts.',
      ar: 'مخزون كل منتج في نهاية الفترة، وما حرّكه خلالها، وقيمته بالسعر الحالي قبل الخصم.',
    },
    filters: [],
    rowResource: 'products',
    columns: {
      product: localized('Product', 'المنتج'),
      provider: localized('Seller', 'البائع'),
      received: count('Received', 'الوارد'),
      sold: count('Sold', 'المبيع'),
      returned: count('Back from orders', 'العائد من الطلبات'),
      corrected: count('Corrected', 'التصحيحات'),
      on_hand: count('On hand at the end', 'الموجود في نهايتها'),
      value: money('Value', 'القيمة'),
    },
    chart: { names: 'product', values: 'value' },
  },
  returns: {
    label: { en: 'Returns by reason', ar: 'الإرجاع بحسب السبب' },
    description: {
      en: 'The returns of goods asked for in the period, with their current outcome.',
      ar: 'طلبات الإرجاع المقدّمة في الفترة، وما آلت إليه حتى الآن.',
    },
    filters: ['city'],
    columns: {
      reason: localized('Reason', 'السبب'),
      returns: count('Returns', 'طلبات الإرجاع'),
      goods: count('Pieces', 'القطع'),
      open: count('Open', 'المفتوحة'),
      rejected: count('Rejected or lapsed', 'المرفوضة والمنتهية مهلتها'),
      refunded: count('Refunded', 'ما رُدّ ثمنه'),
      amount: money('Amount refunded', 'المبلغ المسترد'),
    },
    chart: { names: 'reason', values: 'returns' },
  },
  car_utilisation: {
    label: { en: 'Utilisation and income of cars', ar: 'إشغال السيارات ودخلها' },
    description: {
      en: 'How long each car was rented in the period, with the time to prepare it, of the time that its provider offered it; and the price, with VAT, of rentals handed over within. Without drafts and retired cars.',
      ar: 'مدة تأجير كل سيارة في الفترة مع وقت تجهيزها، من المدة التي عرضها فيها مزوّدها، وأسعار التأجيرات التي سُلّمت خلالها شاملة الضريبة. دون المسودات والسيارات الخارجة من الخدمة.',
    },
    filters: [],
    rowResource: 'cars',
    columns: {
      car: localized('Car', 'السيارة'),
      plate: text('Plate', 'رقم اللوحة'),
      provider: localized('Provider', 'مزوّد الخدمة'),
      rented: count('Days rented', 'أيام التأجير'),
      out: count('Days not for rent', 'أيام خارج التأجير'),
      utilisation: percent('Utilisation', 'الإشغال'),
      rentals: count('Rentals handed over', 'تأجيرات سُلّمت'),
      income: money('Rental income', 'دخل التأجير'),
    },
    chart: { names: 'car', values: 'rented' },
  },
  late_returns: {
    label: { en: 'Late returns of cars', ar: 'التأخر في إعادة السيارات' },
    description: {
      en: 'The rentals whose return was due in the period and that were late beyond the grace, the latest first. What is not returned yet counts up to now.',
      ar: 'التأجيرات التي حلّ موعد إعادتها في الفترة وتأخرت بعد مهلة السماح، والأكثر تأخرًا أولًا. وما لم يعد بعد يُحسب حتى الآن.',
    },
    filters: [],
    rowResource: 'rentals',
    columns: {
      order: text('Order', 'الطلب'),
      car: localized('Car', 'السيارة'),
      provider: localized('Provider', 'مزوّد الخدمة'),
      due: day('Due', 'موعد الإعادة'),
      returned: day('Returned', 'أُعيدت'),
      hours: count('Hours late', 'ساعات التأخر'),
      charge: money('Late charge', 'أجرة التأخر'),
      retained: money('Kept of the deposit', 'المخصوم من التأمين'),
    },
    chart: { names: 'car', values: 'hours' },
  },
} as const satisfies Readonly<Record<string, Report>>

export type ReportKind = keyof typeof reports
/** One row of a report, with the `id` of the record it is about. */
export type ReportRow<K extends ReportKind> = {
  readonly [C in keyof (typeof reports)[K]['columns']]: (typeof reports)[K]['columns'][C] extends { kind: infer Kind extends CellKind }
    ? CellKinds[Kind]
    : never
} & ((typeof reports)[K] extends { rowResource: string } ? { readonly id: string } : unknown)
/** A row of any report. */
export type AnyReportRow = Readonly<Record<string, CellKinds[CellKind]>>

/** Whether a text, such as a path segment, names a report. */
export const isReportKind = (name: string): name is ReportKind => Object.hasOwn(reports, name)

/** The totals of the columns that have one. */
export function totalsOf({ columns }: Report, rows: readonly AnyReportRow[]): Record<string, number> {
  const totalled = Object.entries(columns).filter(([, column]) => column.isTotalled)
  return Object.fromEntries(totalled.map(([name]) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]))
}
