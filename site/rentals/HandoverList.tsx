import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatCount, formatDateTime } from '@wasl/shared/i18n/format.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { handoverKinds } from '@wasl/shared/rules/rental-choices.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Icon } from '../ui/Icon.tsx'
import { UserText } from '../ui/UserText.tsx'
import { CarOutline } from './CarOutline.tsx'
import { useFuelText } from './useFuelText.ts'

type Handover = OrderRental['handovers'][number]

type Props = {
  handovers: readonly Handover[]
  /** The order for the link to the protocol; omitted for readers without it. */
  order?: { id: string; number: string }
}

/** The hand-overs of a rental: kilometers, fuel, damage and photos, and whether the client confirmed them. */
export function HandoverList({ handovers, order }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  return handovers.map((handover, at) => (
    <Card key={handover.id} title={text(handoverKinds[handover.kind])} end={<Confirmation at={handover.confirmed_at} />}>
      <HandoverFacts handover={handover} />
      {order && at === handovers.length - 1 && (
        <a
          href={resourceRoutes.rentalProtocol({ id: order.id })}
          download={`${order.number}-handover.pdf`}
          className="mt-4 inline-flex items-center gap-1 text-brand underline underline-offset-4"
        >
          <Icon name="download" size={18} />
          {t('handover.protocol')}
        </a>
      )}
    </Card>
  ))
}

function Confirmation({ at }: { at: string | null }) {
  const { t } = useTranslation('rentals')
  return at ? (
    <Badge tone="good" icon="check">
      {t('handover.confirmed')}
    </Badge>
  ) : (
    <Badge tone="warn">{t('handover.unconfirmed')}</Badge>
  )
}

function HandoverFacts({ handover: { at, km, fuel, damage, notes, photos } }: { handover: Handover }) {
  const { t } = useTranslation('rentals')
  const fuelText = useFuelText()
  const locale = useLocale()
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Detail label={t('handover.at')}>{formatDateTime(at, locale)}</Detail>
        <Detail label={t('condition.km')}>{formatCount(km)}</Detail>
        <Detail label={t('condition.fuel')}>{fuelText(fuel)}</Detail>
      </dl>
      {damage.length > 0 && (
        <div className="mt-4 flex flex-wrap items-start gap-4">
          <CarOutline marks={damage} label={t('damage.outline', { count: damage.length })} />
          <ol className="flex min-w-0 grow list-decimal flex-col gap-1 ps-5">
            {damage.map(({ note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id, and never change
              <li key={index}>
                <UserText>{note}</UserText>
              </li>
            ))}
          </ol>
        </div>
      )}
      {notes && (
        <p className="mt-4">
          <UserText>{notes}</UserText>
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-3">
        {photos.map(({ id, url, name }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" title={name}>
              <img
                src={`${url}?w=160`}
                alt={t('handover.photo', { number: index + 1 })}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-control border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
