import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { VisitStep } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import type { Effect } from '../orders/transition-context.ts'
import { assertAppointmentTime } from './assert-appointment-time.ts'
import { assertNotBlocked } from './blocked-times.ts'
import { scheduleReminders } from './schedule-reminders.ts'

const noProposal = { proposed_appointment_at: null, proposed_minutes: null, proposed_by: null } as const

/** Stores the time that one side proposes, in place of the former proposal. Throws 422 for a time in the past, the one that is agreed, and for a client one that the provider has blocked. */
export const proposeTime: Effect<'propose_time'> = async (ctx, { terms, actor, orderContext: { order } }) => {
  assertAppointmentTime(terms.appointment_at, ctx.clock.now())
  const at = new Date(terms.appointment_at).toISOString()
  if (actor === 'client') await assertNotBlocked(ctx, { provider_id: order.provider_id, at, minutes: terms.minutes })
  if (at === order.appointment_at && terms.minutes === order.appointment_minutes)
    throw invalid('appointment_at', { en: 'This time is agreed already', ar: 'هذا هو الموعد المتفق عليه' })
  const proposed_by = actor === 'provider' ? 'provider' : 'client'
  return {
    order: { proposed_appointment_at: at, proposed_minutes: terms.minutes, proposed_by },
    event: { appointment_at: at, appointment_minutes: terms.minutes },
  }
}

/** Makes the proposed time the appointment; a new one is a new visit. Throws a conflict for a time that is no longer proposed. */
export const acceptTime: Effect<'accept_time'> = async (ctx, { terms, orderContext: { order } }) => {
  const { id, proposed_appointment_at: at, proposed_minutes } = order
  if (!at || Date.parse(at) !== Date.parse(terms.appointment_at))
    throw conflict({ en: 'Another time is proposed now', ar: 'تغيّر الموعد المقترح' })
  await scheduleReminders(ctx, id, at)
  return {
    order: { appointment_at: at, appointment_minutes: proposed_minutes, visit_step: null, ...noProposal },
    event: { appointment_at: at, appointment_minutes: proposed_minutes },
  }
}

/** Drops the proposed time: rejected, or withdrawn. */
export const dropProposedTime: Effect = async (_, { orderContext: { order } }) => {
  const { proposed_appointment_at: appointment_at, proposed_minutes: appointment_minutes } = order
  if (!appointment_at) throw conflict(orderLifecycle.guards.time_from_client)
  return { order: noProposal, event: { appointment_at, appointment_minutes } }
}

const reach =
  (visit_step: VisitStep): Effect =>
  async () => ({ order: { visit_step } })

export const startTrip = reach('on_the_way')
export const arrive = reach('arrived')
export const startWork = reach('started')
