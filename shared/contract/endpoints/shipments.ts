import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { shipmentForm } from '../order-goods.ts'

export const sendOwnGoods = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/shipments',
  action: 'adm.order.write',
  permission: 'orders.send_out',
  summary: 'Send out some goods of an order of the platform itself; without `lines`, everything that is still to be sent',
  params: idParams,
  body: shipmentForm,
  response: empty,
  msg: { en: 'The goods are on their way', ar: 'خرجت المنتجات للتوصيل' },
})
export const downloadPackingSlip = endpoint({
  method: 'GET',
  path: '/api/orders/:id/packing-slip',
  action: 'prv.store.step',
  summary: 'What goes into the parcel of a paid order of the store, as PDF without prices; for its provider',
  params: idParams,
  file: 'application/pdf',
})
