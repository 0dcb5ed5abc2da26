import type { DeliveryStep } from '../../lifecycle/delivery-legs.ts'
import type { Endpoint } from '../endpoint.ts'
import * as deliveries from './deliveries.ts'

/** The endpoint of each step of a delivery. */
export const deliverySteps = {
  start_inspection: deliveries.stepStartInspection,
  finish_inspection: deliveries.stepFinishInspection,
  hand_over: deliveries.stepHandOver,
  take_back: deliveries.stepTakeBack,
  send_out: deliveries.stepSendOut,
  deliver: deliveries.stepDeliver,
} as const satisfies Readonly<Record<DeliveryStep, Endpoint>>
