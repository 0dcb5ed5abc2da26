import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useAnswerHours } from '../ui/root-data.ts'
import { StartingPrice } from './StartingPrice.tsx'
import { WorkingWeek } from './WorkingWeek.tsx'

/** The provider's starting price, order button, categories and cities. */
export function ProviderSidebar({ provider, orderCategory }: { provider: ProviderPage; orderCategory: Named | null }) {
  const { t } = useTranslation('services')
  const answerHours = useAnswerHours()
  const text = useText()
  return (
    <aside className="card flex flex-col gap-5 p-5 sm:p-6 lg:sticky lg:top-24">
      {provider.starting_price !== null && (
        <p>
          <span className="block text-muted">{t('provider.startingPrice')}</span>
          <StartingPrice price={provider} bare className="text-2xl font-semibold" />
        </p>
      )}
      {provider.paused_until && (
        <p className="flex items-start gap-2 rounded-control bg-caution-soft p-3 font-medium text-caution">
          <Icon name="clock" className="mt-0.5" />
          {t('provider.pausedUntil', { day: formatDay(provider.paused_until) })}
        </p>
      )}
      {orderCategory && (
        <div className="max-lg:hidden">
          <ButtonLink to={pages.sendProviderOrder({ add: provider.id, categoryId: orderCategory.id })} className="mb-2 w-full">
            {t('provider.sendPrivate')}
          </ButtonLink>
          <p className="mb-4 text-sm text-muted">
            {t('provider.privateHint')} {t('privateAnswer', { count: answerHours })}
          </p>
          <ButtonLink to={pages.category({ id: orderCategory.id })} tone="plain" className="w-full">
            {t('provider.orderService', { name: text(orderCategory.name) })}
          </ButtonLink>
          <p className="mt-2 text-sm text-muted">{t('provider.orderHint')}</p>
        </div>
      )}
      <div className="border-t border-line pt-4">
        <h2 className="mb-2 text-base">{t('provider.categories')}</h2>
        <ul className="flex flex-wrap gap-2">
          {provider.categories.map((category) => (
            <li key={category.id}>
              <PageLink
                to={pages.category({ id: category.id })}
                className="block rounded-full bg-brand-soft px-3 py-1 text-sm font-medium text-brand hover:underline"
              >
                {text(category.name)}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="mb-2 text-base">{t('provider.cities')}</h2>
        <p className="flex flex-wrap gap-2">
          {provider.cities.map((city) => (
            <Badge key={city.id} icon="pin">
              {text(city.name)}
            </Badge>
          ))}
        </p>
      </div>
      <WorkingWeek work_times={provider.work_times} opening={provider.opening} holidays={provider.holidays} />
    </aside>
  )
}
