import * as wire from '../calendar.ts'
import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const feed = { path: '/api/user/calendar-feed', action: 'ord.list.mine', or: ['prv.ord.list'], response: wire.calendarFeed } as const

export const showProviderCalendar = endpoint({
  method: 'GET',
  path: '/api/provider/calendar',
  action: 'prv.ord.list',
  summary: 'Appointments of your own orders, blocked times and holidays, for at most 45 days',
  query: wire.calendarQuery,
  response: wire.providerCalendar,
})
export const blockTime = endpoint({
  method: 'POST',
  path: '/api/provider/blocked-times',
  action: 'prv.times',
  summary: 'Block a time: clients cannot propose it',
  body: wire.blockedTimeForm,
  response: wire.blockedTime,
  msg: { en: 'The time is blocked', ar: 'حُجب الوقت' },
  status: 201,
})
export const unblockTime = endpoint({
  method: 'DELETE',
  path: '/api/provider/blocked-times/:id',
  action: 'prv.times',
  summary: 'Make a blocked time free again',
  params: idParams,
  response: empty,
  msg: { en: 'The time is free again', ar: 'أُتيح الوقت' },
})
export const pauseRequests = endpoint({
  method: 'PATCH',
  path: '/api/provider/business/pause',
  action: 'prv.times',
  summary: 'Take no new requests until a day, or take them again',
  body: wire.pauseForm,
  response: wire.pause,
  msg: { en: 'Saved', ar: 'تم الحفظ' },
})
export const listOwnAppointments = endpoint({
  method: 'GET',
  path: '/api/user/appointments',
  action: 'ord.list.mine',
  summary: 'The agreed appointments to come of a client, the next one first',
  response: wire.ownAppointments,
})
export const showCalendarFeed = endpoint({ ...feed, method: 'GET', summary: 'The private address of your own calendar' })
export const renewCalendarFeed = endpoint({
  ...feed,
  method: 'POST',
  summary: 'Make the private address of your own calendar, or a new one; the former one ends',
  msg: { en: 'Your calendar has a new address', ar: 'أصبح لتقويمك رابط جديد' },
})
export const deleteCalendarFeed = endpoint({
  ...feed,
  method: 'DELETE',
  summary: 'End the private address of your own calendar',
  msg: { en: 'The address has ended', ar: 'أُلغي الرابط' },
})
export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds/:token',
  action: 'pub.calendar',
  summary: 'The appointments of a person as iCalendar, by the private address',
  params: wire.feedParams,
  file: 'text/calendar',
})
export const downloadAppointment = endpoint({
  method: 'GET',
  path: '/api/orders/:id/calendar',
  action: 'ord.read',
  summary: 'The agreed time of an order as iCalendar, for its parties',
  params: idParams,
  file: 'text/calendar',
})
