import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** The notifications about the invoice of an order: issued, changed, or still missing. */
export const invoiceNotifications = {
  invoice_issued: notificationTemplate(
    'client',
    'deadline',
    { en: 'Invoice issued', ar: 'صدرت الفاتورة' },
    { en: 'The invoice of order {order} is {amount}. Check and accept it.', ar: 'فاتورة الطلب {order} بقيمة {amount}. راجعها واقبلها.' },
  ),
  invoice_updated: notificationTemplate(
    'client',
    'deadline',
    { en: 'Invoice changed', ar: 'عُدّلت الفاتورة' },
    { en: 'The invoice of order {order} is now {amount}.', ar: 'أصبحت فاتورة الطلب {order} بقيمة {amount}.' },
  ),
  invoice_late: notificationTemplate(
    'client',
    'high',
    { en: 'The invoice is late', ar: 'تأخرت الفاتورة' },
    {
      en: 'The provider has not issued the invoice of order {order} in time. You can write to it, or cancel the order and pay nothing.',
      ar: 'فاتورة الطلب {order} لم تصدر. راسل المزوّد أو ألغِ الطلب مجانًا.',
    },
  ),
  invoice_missing: notificationTemplate(
    'provider',
    'high',
    { en: 'Your client is waiting for the invoice', ar: 'عميلك ينتظر الفاتورة' },
    {
      en: 'Issue the invoice of order {order}. The client is told if it is late.',
      ar: 'أصدر فاتورة الطلب {order}، فالعميل يُشعر إن تأخرت.',
    },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
