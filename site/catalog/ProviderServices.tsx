import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { StartingPrice } from './StartingPrice.tsx'

/** The services that a provider offers, with its own starting prices. */
export function ProviderServices({ services }: Pick<ProviderPage, 'services'>) {
  const { t } = useTranslation('services')
  const text = useText()
  if (services.length === 0) return null
  return (
    <Card title={t('provider.services')}>
      <ul className="-my-2 divide-y divide-line">
        {services.map(({ id, name, ...price }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            {text(name)}
            <StartingPrice price={price} className="font-medium" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
