import type { Label } from '../units.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import type { DelegationTransition } from './delegations.ts'
import type { PublicOrderTransition } from './orders/order-lifecycle.ts'

/** What of an order one delegate does: bring a car to its client, take it back, or deliver goods. */
export const deliveryLegs = {
  out: { en: 'Hand-over of the car', ar: 'تسليم السيارة' },
  in: { en: 'Return of the car', ar: 'استلام السيارة من العميل' },
  delivery: { en: 'Delivery of goods', ar: 'توصيل المنتجات' },
} as const satisfies Readonly<Record<string, Label>>
export type DeliveryLeg = keyof typeof deliveryLegs

/** The transitions of the order that each leg consists of, in their order. */
export const legSteps = {
  out: ['start_inspection', 'finish_inspection', 'hand_over'],
  in: ['take_back'],
  delivery: ['send_out', 'deliver'],
} as const satisfies Readonly<Record<DeliveryLeg, readonly PublicOrderTransition[]>>
export type DeliveryStep = (typeof legSteps)[DeliveryLeg][number]

/** What a step does to the delegation. */
export const stepProgress: Readonly<Partial<Record<string, DelegationTransition>>> = {
  start_inspection: 'start',
  hand_over: 'finish',
  take_back: 'finish',
  send_out: 'start',
  deliver: 'finish',
} satisfies Partial<Record<DeliveryStep, DelegationTransition>>

/** The leg that a transition of an order is a step of. */
export const legOf = (transition: string): DeliveryLeg | undefined =>
  typedKeys(deliveryLegs).find((leg) => legSteps[leg].some((step) => step === transition))

/** The parts of the list of deliveries: `next` is of later days, `done` the last ones. */
export const deliveryDays = ['today', 'next', 'done'] as const
export type DeliveryDay = (typeof deliveryDays)[number]
