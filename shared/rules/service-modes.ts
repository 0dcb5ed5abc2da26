import type { Label } from '../units.ts'

/** Where a service is done, those first that ask the client for more: an order of several services has the first of theirs. */
export const serviceModes = {
  moving: { en: 'From one place to another', ar: 'من مكان إلى آخر' },
  on_site: { en: 'At the client’s place', ar: 'في موقع العميل' },
  meeting: { en: 'Meeting', ar: 'لقاء' },
  remote: { en: 'Remote', ar: 'عن بُعد' },
} as const satisfies Readonly<Record<string, Label>>
export type ServiceMode = keyof typeof serviceModes

/** How client and provider meet. */
export const meetingWays = {
  call: { en: 'Phone call', ar: 'مكالمة هاتفية' },
  video: { en: 'Video call', ar: 'مكالمة مرئية' },
  office: { en: 'At the provider’s office', ar: 'في مكتب المزوّد' },
} as const satisfies Readonly<Record<string, Label>>
export type MeetingWay = keyof typeof meetingWays

/** The place of an order; that of a move has a destination too. */
export type OrderPlace = {
  city_id: string | null
  district: string | null
  address: string | null
  short_address: string | null
  lat: number | null
  lng: number | null
  meeting_way: MeetingWay | null
  to_city_id: string | null
  to_district: string | null
  to_address: string | null
  to_short_address: string | null
  to_lat: number | null
  to_lng: number | null
}

const isOf = (modes: readonly string[]) => (mode: string) => modes.includes(mode)
/** Whether the work is done at an address of the client. */
export const hasAddress = isOf(['on_site', 'moving'])

/** The mode of an order of services with these modes. */
export const modeOf = (modes: readonly ServiceMode[]): ServiceMode =>
  (['moving', 'on_site', 'meeting', 'remote'] as const).find((mode) => modes.includes(mode)) ?? 'on_site'

/** Whether a service can be added to an order of this mode: it must not ask for a place that the order lacks. */
export const fitsMode = (mode: ServiceMode, service: ServiceMode): boolean => modeOf([mode, service]) === mode

const needsCity = (mode: ServiceMode, meeting_way: MeetingWay | null) =>
  hasAddress(mode) || (mode === 'meeting' && meeting_way === 'office')

const chooseCity: Label[] = [{ en: 'Choose a city', ar: 'اختر المدينة' }]

/** What the place of an order with this mode lacks, by field. */
export function placeErrors(mode: ServiceMode, { city_id, to_city_id, meeting_way }: OrderPlace): Record<string, Label[]> {
  return {
    ...(mode === 'meeting' && !meeting_way && { meeting_way: [{ en: 'Choose how to meet', ar: 'اختر طريقة اللقاء' }] }),
    ...(needsCity(mode, meeting_way) && !city_id && { city_id: chooseCity }),
    ...(mode === 'moving' && !to_city_id && { to_city_id: chooseCity }),
  }
}

/** The place as an order with this mode has it, without what belongs to other modes. A remote order has none. */
export function placeOf(mode: ServiceMode, place: OrderPlace): OrderPlace {
  const { city_id, meeting_way } = place
  const isMoving = mode === 'moving'
  const textOf = (text: string | null, isShown: boolean) => (isShown && text?.trim()) || null
  const from = hasAddress(mode)
  return {
    city_id: needsCity(mode, meeting_way) ? city_id : null,
    district: textOf(place.district, from),
    address: textOf(place.address, from),
    short_address: from ? place.short_address : null,
    lat: from ? place.lat : null,
    lng: from ? place.lng : null,
    meeting_way: mode === 'meeting' ? meeting_way : null,
    to_city_id: isMoving ? place.to_city_id : null,
    to_district: textOf(place.to_district, isMoving),
    to_address: textOf(place.to_address, isMoving),
    to_short_address: isMoving ? place.to_short_address : null,
    to_lat: isMoving ? place.to_lat : null,
    to_lng: isMoving ? place.to_lng : null,
  }
}
