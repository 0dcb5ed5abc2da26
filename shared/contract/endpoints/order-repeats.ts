import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { orderRepeat, repeatForm } from '../order-repeats.ts'
import { sentOrder } from '../orders.ts'

export const repeatOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/repeat',
  action: 'ord.create.private',
  summary: 'Be reminded of your own completed order in an interval; nothing is sent without you',
  params: idParams,
  body: repeatForm,
  response: orderRepeat,
  msg: { en: 'We will remind you', ar: 'سنذكّرك' },
})
export const stopRepeat = endpoint({
  method: 'DELETE',
  path: '/api/orders/:id/repeat',
  action: 'ord.create.private',
  summary: 'Stop the reminders of an order',
  params: idParams,
  response: empty,
  msg: { en: 'The reminders are stopped', ar: 'أُوقف التذكير' },
})
export const sendRepeat = endpoint({
  method: 'POST',
  path: '/api/orders/:id/repeat/send',
  action: 'ord.create.private',
  summary: 'Send a repeated order to its provider for its next day, once; a repeated call returns this order',
  params: idParams,
  response: sentOrder,
  msg: { en: 'Your order was sent', ar: 'أُرسل طلبك' },
  status: 201,
})
