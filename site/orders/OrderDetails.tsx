import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { formKinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { wantedTimeLabel } from '@wasl/shared/rules/wanted-time.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { Detail } from '../ui/Detail.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { UserText } from '../ui/UserText.tsx'
import { PhoneLinks } from './PhoneLinks.tsx'
import { PlaceText } from './PlaceText.tsx'
import { providerWord } from './provider-word.ts'

type Props = { order: OrderPage }

const sentKinds: readonly string[] = formKinds

/** The details of an order: location, budget, duration, parties, note and files. */
export function OrderDetails({ order }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('page.details')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Detail label={t(order.to_city ? 'page.from' : order.city ? 'page.city' : 'page.mode')}>
          <PlaceText order={{ ...order, to_city: null }} />
        </Detail>
        {order.place_hidden && (
          <Detail label={t('page.location')}>
            <span className="text-sm text-muted">
              {t(['private', 'car'].includes(order.kind) ? 'page.placeHiddenPrivate' : 'page.placeHidden')}
            </span>
          </Detail>
        )}
        {/* A rental names the places of pick-up and return itself. */}
        {!order.rental && (order.address || order.short_address || order.lat !== null) && (
          <LocationDetail label={t('page.location')} place={order} />
        )}
        {order.to_city && order.to_place && (
          <Detail label={t('page.to')}>
            <PlaceText order={{ ...order, city: order.to_city, to_city: null, district: order.to_place.district }} />
          </Detail>
        )}
        {order.to_place && (order.to_place.address || order.to_place.short_address || order.to_place.lat !== null) && (
          <LocationDetail label={t('page.toLocation')} place={order.to_place} />
        )}
        {sentKinds.includes(order.kind) && <Detail label={t('page.wanted')}>{text(wantedTimeLabel(order))}</Detail>}
        {order.booked_package && <PackageDetail booked={order.booked_package} />}
        {order.expected_budget !== null && !order.booked_package && (
          <Detail label={t('budget')}>
            <Money halalas={order.expected_budget} />
          </Detail>
        )}
        {order.duration_days !== null && <Detail label={t('page.duration')}>{formatDays(order.duration_days, locale)}</Detail>}
        {order.branch && (
          <Detail label={t('branch.label', { ns: 'common' })}>
            <UserText>{order.branch.label}</UserText>
            {order.branch.contact && (
              <span className="block text-sm font-normal text-muted">
                <UserText>{order.branch.contact}</UserText>
              </span>
            )}
          </Detail>
        )}
        {order.purchase_order && (
          <Detail label={t('purchaseOrder.label', { ns: 'common' })}>
            <UserText>{order.purchase_order}</UserText>
          </Detail>
        )}
        <PartyDetail order={order} />
      </dl>
      {order.note && (
        <div className="mt-4">
          <h3 className="text-sm font-normal text-muted">{t('page.note')}</h3>
          <p>
            <UserText>{order.note}</UserText>
          </p>
        </div>
      )}
      {order.files.length > 0 && (
        <div className="mt-4 flex flex-col gap-2">
          <h3 className="text-sm font-normal text-muted">{t('page.files')}</h3>
          <FileLinks files={order.files} />
        </div>
      )}
    </Card>
  )
}

/** The booked package: what it includes and what the client pays. */
function PackageDetail({ booked }: { booked: NonNullable<OrderPage['booked_package']> }) {
  const { t } = useTranslation('orders')
  const text = useText()
  return (
    <Detail label={t('page.package')}>
      <span className="block font-medium">{text(booked.title)}</span>
      <Money halalas={booked.total} />
      <ul className="mt-1 list-disc ps-5 text-sm text-muted">
        {booked.includes.map((item) => (
          <li key={item.en}>{text(item)}</li>
        ))}
      </ul>
    </Detail>
  )
}

type LocationProps = { label: string; place: Pick<OrderPage, 'address' | 'short_address' | 'lat' | 'lng'> }

function LocationDetail({ label, place: { address, short_address, lat, lng } }: LocationProps) {
  const { t } = useTranslation('orders')
  return (
    <Detail label={label}>
      {address && (
        <span className="block">
          <UserText>{address}</UserText>
        </span>
      )}
      {short_address && (
        <span className="block">
          {t('page.shortAddress')} <Ltr>{short_address}</Ltr>
        </span>
      )}
      {lat !== null && lng !== null && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
          target="_blank"
          rel="noreferrer"
          className="text-brand underline underline-offset-4"
        >
          {t('page.openMap')} <Ltr className="text-sm">{`${lat.toFixed(5)}, ${lng.toFixed(5)}`}</Ltr>
        </a>
      )}
    </Detail>
  )
}

/** The other party: the provider for the client, once there is one, the client for a provider. */
function PartyDetail({ order: { reader, provider, client, category, kind } }: Props) {
  const { t } = useTranslation('orders')
  const text = useText()
  if (reader === 'client')
    return (
      provider && (
        <Detail label={t(`page.${providerWord[kind]}`)}>
          {category ? (
            <PageLink to={pages.provider({ id: provider.id, categoryId: category.id })} className="text-brand underline underline-offset-4">
              {text(provider.name)}
            </PageLink>
          ) : (
            text(provider.name)
          )}
          {provider.phone && <PhoneLinks phone={provider.phone} />}
        </Detail>
      )
    )
  return (
    <Detail label={t('page.client')}>
      <bdi>{client.name}</bdi>
      {client.phone ? (
        <PhoneLinks phone={client.phone} />
      ) : (
        <span className="block text-sm text-muted">
          {t(['private', 'car'].includes(kind) ? 'page.phoneHiddenPrivate' : 'page.phoneHidden')}
        </span>
      )}
    </Detail>
  )
}
