import type * as z from 'zod'
import type { DeliveryStep } from '../../lifecycle/delivery-legs.ts'
import { transitionOf } from '../../lifecycle/lifecycle.ts'
import { orderLifecycle } from '../../lifecycle/orders/order-lifecycle.ts'
import type { Label } from '../../units.ts'
import { empty, idParams } from '../common.ts'
import { delegateForm, deliveryView, ownDeliveries, takenStep } from '../deliveries.ts'
import { endpoint } from '../endpoint.ts'
import { transitionEndpoints } from './transition-endpoints.ts'

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/provider/deliveries',
  action: 'prv.deliver',
  summary: 'What is assigned to you, the next first, and the last that you have done',
  response: ownDeliveries,
})
export const showDelivery = endpoint({
  method: 'GET',
  path: '/api/provider/deliveries/:id',
  action: 'prv.deliver',
  summary: 'One of your deliveries',
  params: idParams,
  response: deliveryView,
})
export const assignDelegate = endpoint({
  method: 'POST',
  path: '/api/orders/:id/delegates',
  action: 'prv.car.step',
  or: ['prv.store.step'],
  summary: 'Assign a leg of an order to one of your people with the permission to deliver, in place of the person who has it',
  params: idParams,
  body: delegateForm,
  response: empty,
  msg: { en: 'The delivery is assigned', ar: 'أُسند التوصيل' },
})
export const releaseDelegate = endpoint({
  method: 'POST',
  path: '/api/orders/:id/delegates/release',
  action: 'prv.car.step',
  or: ['prv.store.step'],
  summary: 'Release the delegate of a leg of an order',
  params: idParams,
  body: delegateForm.pick({ leg: true }),
  response: empty,
  msg: { en: 'The delegate is released', ar: 'أُعفي المندوب' },
})

const step = <N extends DeliveryStep, B extends z.ZodObject>(name: N, { body, msg }: { body: B; msg: Label }) =>
  ({
    method: 'POST',
    path: `/api/provider/deliveries/:id/${name}`,
    action: 'prv.deliver',
    summary: `Your delivery: ${transitionOf(orderLifecycle, name).label.en}; requires an Idempotency-Key`,
    params: idParams,
    body,
    idempotent: true,
    response: takenStep,
    msg,
  }) as const

export const stepStartInspection = step('start_inspection', transitionEndpoints.start_inspection)
export const stepFinishInspection = step('finish_inspection', transitionEndpoints.finish_inspection)
export const stepHandOver = step('hand_over', transitionEndpoints.hand_over)
export const stepTakeBack = step('take_back', transitionEndpoints.take_back)
export const stepSendOut = step('send_out', transitionEndpoints.send_out)
export const stepDeliver = step('deliver', transitionEndpoints.deliver)
