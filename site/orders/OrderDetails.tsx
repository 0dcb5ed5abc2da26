import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { useText } from '../i18n/localized.ts'
import { Ltr } from '../ui/Bdi.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { FileLinks } from './FileLinks.tsx'

/** Where, when, for how much and by whom. */
export function OrderDetails({ order }: { order: OrderPage }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  const other = order.reader === 'client' ? order.provider : null
  return (
    <Card title={t('page.details')}>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact label={t('page.city')}>{text(order.city.name)}</Fact>
        {(order.address || order.lat !== null) && (
          <Fact label={t('page.place')}>
            {order.address && (
              <span dir="auto" className="block">
                {order.address}
              </span>
            )}
            {order.lat !== null && order.lng !== null && (
              <a
                href={`https://www.google.com/maps/search/?api=1&query=${order.lat},${order.lng}`}
                target="_blank"
                rel="noreferrer"
                className="text-brand underline underline-offset-4"
              >
                {t('page.openMap')} <Ltr className="text-sm">{`${order.lat.toFixed(5)}, ${order.lng.toFixed(5)}`}</Ltr>
              </a>
            )}
          </Fact>
        )}
        {order.expected_budget !== null && (
          <Fact label={t('budget')}>
            <Money halalas={order.expected_budget} />
          </Fact>
        )}
        {order.duration_days !== null && <Fact label={t('page.duration')}>{formatDays(order.duration_days, locale)}</Fact>}
        {other && (
          <Fact label={t('page.provider')}>
            <PageLink to={`/provider_details/${other.id}/${order.category.id}`} className="text-brand underline underline-offset-4">
              {text(other.name)}
            </PageLink>
            {other.phone && (
              <span className="block">
                <Ltr>{other.phone}</Ltr>
              </span>
            )}
          </Fact>
        )}
        {order.reader === 'provider' && (
          <Fact label={t('page.client')}>
            <bdi>{order.client.name}</bdi>
            {order.client.phone ? (
              <span className="block">
                <Ltr>{order.client.phone}</Ltr>
              </span>
            ) : (
              <span className="block text-sm text-muted">{t('page.phoneLater')}</span>
            )}
          </Fact>
        )}
      </dl>
      {order.note && (
        <div className="mt-4">
          <h3 className="text-sm font-normal text-muted">{t('page.note')}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {order.note}
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

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)
