/** The transitions of the agreed time and of the visit, which have a card of their own. */
export const appointmentActions: readonly string[] = [
  'propose_time',
  'accept_time',
  'reject_time',
  'withdraw_time',
  'start_trip',
  'arrive',
  'start_work',
]
