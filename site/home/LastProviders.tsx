import type { ClientHome } from '@wasl/shared/contract/user-home.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The providers that the client ordered from last, with a link that orders the same again; nothing before the first. */
export function LastProviders({ recent }: Pick<ClientHome, 'recent'>) {
  const { t } = useTranslation('home')
  const text = useText()
  const locale = useLocale()
  if (recent.length === 0) return null
  return (
    <Card title={t('personal.recent')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {recent.map((order) => (
          <li key={order.order_id} className="flex flex-col gap-3 rounded-control border border-line p-4">
            <div className="flex items-start gap-3">
              <Avatar name={text(order.provider.name)} url={order.provider.logo_url} square />
              <div className="min-w-0">
                <h3 className="text-base">
                  <PageLink
                    to={pages.provider({ id: order.provider.id, categoryId: order.category_id })}
                    className="wrap-anywhere hover:text-brand"
                  >
                    {text(order.provider.name)}
                  </PageLink>
                </h3>
                <p className="text-sm text-muted">
                  {order.items.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')}
                  {' · '}
                  <DateText at={order.finished_at} />
                </p>
              </div>
            </div>
            <ButtonLink to={againPath(order)} tone="plain" size="small" className="mt-auto min-h-11">
              {t('personal.again')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The form of the same order again, to the same provider; a consultation is open to all. */
const againPath = ({ kind, category_id, provider, order_id }: ClientHome['recent'][number]): string =>
  kind === 'consultation'
    ? pages.sendOrder({ add: category_id, again: order_id })
    : pages.sendPrivateOrder({ add: category_id, providers: provider.id, again: order_id })
