import type { ClientHome } from '@wasl/shared/contract/user-home.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { repeatIntervals } from '@wasl/shared/rules/order-repeats.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The orders that the client is reminded of; each leads to the page that sends it again or stops it. Nothing without one. */
export function RepeatedOrders({ repeats }: Pick<ClientHome, 'repeats'>) {
  const { t } = useTranslation('home')
  const text = useText()
  const locale = useLocale()
  if (repeats.length === 0) return null
  return (
    <Card title={t('personal.repeats')}>
      <ul className="-my-2 divide-y divide-line">
        {repeats.map(({ order_id, items, provider, every, next_on, sent_as }) => (
          <li key={order_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <PageLink to={pages.order({ id: order_id })} className="font-medium hover:text-brand">
                {items.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')}
              </PageLink>
              <p className="text-sm text-muted">
                <bdi>{text(provider.name)}</bdi>
                {' · '}
                {text(repeatIntervals[every])}
              </p>
            </div>
            <p className="text-sm">
              {t(sent_as ? 'personal.repeatSent' : 'personal.repeatNext')} <Ltr>{formatDay(next_on)}</Ltr>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
