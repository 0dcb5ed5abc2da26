import * as z from 'zod'
import { delegationLifecycle } from '../lifecycle/delegations.ts'
import { type DeliveryStep, deliveryDays, deliveryLegs, legSteps } from '../lifecycle/delivery-legs.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { chosenId, instant, localized, money, named } from './common.ts'
import { handoverView } from './rentals.ts'

const leg = z.enum(typedKeys(deliveryLegs))
const status = z.enum(typedKeys(delegationLifecycle.statuses))
const steps: readonly [DeliveryStep, ...DeliveryStep[]] = [...legSteps.out, ...legSteps.in, ...legSteps.delivery]

/** What is assigned to a delegate of one order, with what is needed to do it, and no more. */
export const deliveryView = z.object({
  id: z.uuid(),
  order_number: z.string(),
  leg,
  status,
  day: z.enum(deliveryDays),
  at: instant.nullable(), // when the car is to be handed over or taken back; none for goods
  ended_at: instant.nullable(),
  place: z.object({
    is_branch: z.boolean(),
    city: named,
    address: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  }),
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(), // while it is assigned
  car: z
    .object({
      title: localized,
      year: z.int(),
      plate: z.string().nullable(),
      license_last4: z.string().nullable(), // of the driver
      needs_contract: z.boolean(), // its number is entered at the hand-over
      needs_permit: z.boolean(), // the client may leave the Kingdom with it
    })
    .nullable(),
  handed_over: handoverView.nullable(), // how the car was when its client got it, for taking it back
  goods: z.array(z.object({ title: localized, quantity: z.int() })),
  codes_left: z.int().nullable(), // how often the delivery code of goods can still be entered
  due_amount: money, // that the client still has to pay
  step: z.enum(steps).nullable(), // the next one, if it can be taken now
  blocked: localized.nullable(), // why no step can be taken now
})
export type DeliveryView = z.output<typeof deliveryView>
export const takenStep = z.object({ step: z.enum(steps) })
/** `next`: those of later days; `done`: the last ones. */
export const ownDeliveries = z.object({ deliveries: z.array(deliveryView), now: instant })

/** Assigns a leg of an order, in place of the delegate who has it. */
export const delegateForm = z.strictObject({ leg, user_id: chosenId() })

/** Who delivers an order, for those of its provider who may say so. */
export const orderDelegates = z.object({
  legs: z.array(
    z.object({ leg, delegation: z.object({ id: z.uuid(), user: z.object({ id: z.uuid(), name: z.string() }), status }).nullable() }),
  ),
  candidates: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
