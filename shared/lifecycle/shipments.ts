import { statusLifecycle } from '../registry/status-lifecycle.ts'

/** The lifecycle of a shipment: it ends when the client gives the delivery code of the order. Source: domain, section 2. */
export const shipmentLifecycle = statusLifecycle({
  label: { en: 'Shipment', ar: 'الشحنة' },
  start: 'on_the_way',
  statuses: {
    on_the_way: { en: 'On the way', ar: 'في الطريق' },
    delivered: { en: 'Delivered', ar: 'سُلّمت' },
  },
  tones: { on_the_way: 'warn', delivered: 'good' },
  turns: {},
  transitions: {
    deliver: {
      label: { en: 'Delivered', ar: 'سُلّمت' },
      by: 'system',
      from: 'on_the_way',
      to: 'delivered',
    },
  },
})
