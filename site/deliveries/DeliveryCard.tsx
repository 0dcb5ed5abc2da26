import type { DeliveryView } from '@wasl/shared/contract/deliveries.ts'
import { formatCount, formatDateTime } from '@wasl/shared/i18n/format.ts'
import { deliveryLegs } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { PhoneLinks } from '../orders/PhoneLinks.tsx'
import { HandoverList } from '../rentals/HandoverList.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { type QueueControl, QueuedSteps } from './QueuedSteps.tsx'
import { StepForm } from './StepForm.tsx'
import { stepAfter } from './step-after.ts'
import type { QueuedStep } from './step-queue.ts'

type Props = { delivery: DeliveryView; isOpen: boolean; onOpen: () => void; queued: readonly QueuedStep[]; control: QueueControl }

/** What is assigned, where and for whom, and the button of its next step. */
export function DeliveryCard({ delivery, isOpen, onOpen, queued, control }: Props) {
  const { t } = useTranslation('deliveries')
  const text = useText()
  const { leg, order_number, status, blocked, day } = delivery
  const next = stepAfter(delivery, queued)
  const rejected = queued.find(({ key, state }) => state === 'failed' && key === control.openKey)
  return (
    <Card
      title={text(deliveryLegs[leg])}
      end={<Badge tone={status === 'started' ? 'warn' : status === 'done' ? 'good' : 'note'}>{t(`status.${status}`)}</Badge>}
    >
      <p className="-mt-3 mb-4 text-muted">
        {t('order')} <Ltr>{order_number}</Ltr>
      </p>
      <DeliveryFacts delivery={delivery} />
      {delivery.handed_over && (
        <details className="mt-4">
          <summary className="font-medium text-brand">{t('handedOver')}</summary>
          <div className="mt-3">
            <HandoverList handovers={[delivery.handed_over]} />
          </div>
        </details>
      )}
      <QueuedSteps steps={queued} control={control} />
      {day !== 'done' && (
        <div className="mt-5">
          {next && (
            <StepForm
              key={next}
              step={next}
              {...{ delivery, isOpen, onOpen }}
              onSend={(entries) => control.add({ delivery_id: delivery.id, name: next, ...entries })}
            />
          )}
          {rejected && (
            <StepForm
              key={rejected.key}
              step={rejected.name}
              {...{ delivery, onOpen, rejected }}
              isOpen
              onSend={(entries) => control.correct(rejected.key, entries)}
            />
          )}
          {!next && queued.length === 0 && blocked && <p className="rounded-control bg-sunken p-3 text-sm">{text(blocked)}</p>}
        </div>
      )}
    </Card>
  )
}

function DeliveryFacts({ delivery }: { delivery: DeliveryView }) {
  const { t } = useTranslation('deliveries')
  const text = useText()
  const locale = useLocale()
  const { at, ended_at, place, contact, car, goods, due_amount } = delivery
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {at && <Detail label={t('at')}>{formatDateTime(at, locale)}</Detail>}
      {ended_at && <Detail label={t('endedAt')}>{formatDateTime(ended_at, locale)}</Detail>}
      <Detail label={t('place')}>
        {place.is_branch && `${t('branch')} `}
        {place.address ? <bdi>{place.address}</bdi> : text(place.city.name)}
        <MapLink place={place} />
      </Detail>
      {contact && (
        <Detail label={t('contact')}>
          <bdi>{contact.name}</bdi>
          <PhoneLinks phone={contact.phone} />
        </Detail>
      )}
      {car && (
        <Detail label={t('car')}>
          <bdi>{text(car.title)}</bdi> <bdi>{car.year}</bdi>
          {car.plate && (
            <span className="block text-sm font-normal text-muted">
              <bdi>{car.plate}</bdi>
            </span>
          )}
        </Detail>
      )}
      {goods.length > 0 && (
        <Detail label={t('goods')}>
          <ul>
            {goods.map(({ title, quantity }) => (
              <li key={title.en}>
                <bdi>{text(title)}</bdi> × {formatCount(quantity)}
              </li>
            ))}
          </ul>
        </Detail>
      )}
      {due_amount > 0 && (
        <Detail label={t('due')}>
          <Money halalas={due_amount} exact />
        </Detail>
      )}
    </dl>
  )
}

function MapLink({ place: { lat, lng, address, is_branch, city } }: Pick<DeliveryView, 'place'>) {
  const { t } = useTranslation('deliveries')
  const point = lat !== null && lng !== null ? `${lat},${lng}` : address && `${address}, ${city.name.ar}`
  if (!point || (is_branch && lat === null && !address)) return null
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`}
      target="_blank"
      rel="noreferrer"
      className="block py-1 text-sm font-normal text-brand underline underline-offset-4"
    >
      {t('map')}
    </a>
  )
}
