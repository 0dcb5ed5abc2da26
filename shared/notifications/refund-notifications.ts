import { type NotificationTemplate, notificationTemplate } from './notification-template.ts'

/** Of refunds, to the client and the provider. */
export const refundNotifications = {
  refund_issued: notificationTemplate(
    'client',
    'money',
    { en: 'Refund issued', ar: 'استُرد مبلغك' },
    {
      en: '{amount} for order {order} goes back to you. Your transactions show its status.',
      ar: 'يعود إليك {amount} من الطلب {order}. حالته في العمليات المالية.',
    },
  ),
  refund_approved: notificationTemplate(
    'client',
    'money',
    { en: 'Refund approved', ar: 'اعتُمد استرداد مبلغ' },
    { en: '{amount} for order {order} will be sent to you.', ar: 'سيُرسل إليك {amount} من الطلب {order}.' },
  ),
  refund_sent: notificationTemplate(
    'client',
    'money',
    { en: 'Refund sent', ar: 'أُرسل المبلغ المسترد' },
    { en: '{amount} for order {order} is on its way to you.', ar: '{amount} من الطلب {order} في طريقه إليك.' },
  ),
  refund_to_wallet: notificationTemplate(
    'client',
    'money',
    { en: 'Refund in your wallet', ar: 'المبلغ المسترد في محفظتك' },
    { en: '{amount} for order {order} was added to your wallet.', ar: 'أُضيف {amount} من الطلب {order} إلى محفظتك.' },
  ),
  refund_of_order: notificationTemplate(
    'provider',
    'money',
    { en: 'Part of an order refunded', ar: 'استُرد جزء من مبلغ طلب' },
    { en: '{amount} of order {order} was refunded to the client: {reason}', ar: 'استُرد {amount} من الطلب {order} للعميل: {reason}' },
  ),
} as const satisfies Readonly<Record<string, NotificationTemplate>>
