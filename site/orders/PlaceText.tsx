import type { OrderCard } from '@wasl/shared/contract/orders.ts'
import { meetingWays, serviceModes } from '@wasl/shared/rules/service-modes.ts'
import { useLocale, useText } from '../i18n/locale.ts'

type Placed = Pick<OrderCard, 'mode' | 'meeting_way' | 'city' | 'to_city' | 'district'>

/** Where an order is done, in a few words: city and district, both cities of a move, the way of a meeting, or that it is remote. */
export function PlaceText({ order: { mode, meeting_way, city, to_city, district } }: { order: Placed }) {
  const text = useText()
  const locale = useLocale()
  const comma = locale === 'ar' ? '، ' : ', '
  if (!city) return text(meeting_way ? meetingWays[meeting_way] : serviceModes[mode])
  if (to_city)
    return (
      <>
        <bdi>{text(city.name)}</bdi>
        {locale === 'ar' ? ' ← ' : ' → '}
        <bdi>{text(to_city.name)}</bdi>
      </>
    )
  return (
    <>
      {meeting_way && `${text(meetingWays[meeting_way])}${comma}`}
      {text(city.name)}
      {district && (
        <>
          {comma}
          <bdi>{district}</bdi>
        </>
      )}
    </>
  )
}
