import type { ProviderCard } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { ProviderCardView } from '../catalog/ProviderCardView.tsx'
import { SectionHeading } from './SectionHeading.tsx'

export function FeaturedProviders({ providers }: { providers: readonly ProviderCard[] }) {
  const { t } = useTranslation('home')
  if (providers.length === 0) return null
  return (
    <section className="wrap pt-16 sm:pt-20">
      <SectionHeading title={t('featured.heading')} lead={t('featured.lead')} />
      <ul className="row-on-phones gap-4 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {providers.slice(0, 8).map((provider) => (
          <li key={provider.id}>
            <ProviderCardView provider={provider} showsWork={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}
