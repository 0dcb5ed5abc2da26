/** A private order of the demo: to whom it went, and who replied. */
export type DemoPrivateOrder = {
  brief: string
  by: string
  to: readonly string[]
  hours_ago: number
  replies: readonly { phone: string; name: 'accept_order' | 'reject_order'; reason?: string }[]
  /** Nobody replied in time. */
  expires?: true
}
const [itqan, noura, khibra, turki] = ['0500000021', '0500000022', '0500000060', '0500000070']
const [sara, namaa] = ['0500000011', '0500000012']

export const demoPrivateOrders: readonly DemoPrivateOrder[] = [
  {
    brief: 'kitchen-leak',
    by: sara,
    to: [noura],
    hours_ago: 5,
    replies: [{ phone: noura, name: 'reject_order', reason: 'جدولي ممتلئ هذا الأسبوع. يسعدني خدمتك بعد الخميس.' }],
  },
  {
    brief: 'kitchen-leak',
    by: sara,
    to: [itqan, khibra, turki],
    hours_ago: 2,
    replies: [{ phone: turki, name: 'reject_order', reason: 'لا أعمل في هذا الحي حاليًا.' }],
  },
  { brief: 'kitchen-leak', by: namaa, to: [itqan, turki], hours_ago: 3, replies: [{ phone: itqan, name: 'accept_order' }] },
  { brief: 'kitchen-leak', by: namaa, to: [khibra], hours_ago: 30, replies: [], expires: true },
]
