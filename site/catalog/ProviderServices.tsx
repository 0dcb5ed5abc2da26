import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { StartingPrice } from './StartingPrice.tsx'

/** The services that a provider offers, with its own starting prices; each leads to a request of it. */
export function ProviderServices({ provider: { id: add, services, is_preview } }: { provider: ProviderPage }) {
  const { t } = useTranslation('services')
  const text = useText()
  if (services.length === 0) return null
  return (
    <Card title={t('provider.services')}>
      <ul className="-my-2 divide-y divide-line">
        {services.map(({ id, name, category_id, kind, ...price }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            {kind === 'service' && !is_preview ? (
              <PageLink
                to={pages.sendProviderOrder({ add, categoryId: category_id, services: id })}
                className="text-brand underline underline-offset-4"
              >
                {text(name)}
              </PageLink>
            ) : (
              text(name)
            )}
            <StartingPrice price={price} className="font-medium" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
