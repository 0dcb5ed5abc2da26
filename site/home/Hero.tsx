import type { CategoryView } from '@wasl/shared/contract/catalog.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { useTranslation } from 'react-i18next'
import { ServiceSearch } from '../catalog/ServiceSearch.tsx'
import { useText } from '../i18n/locale.ts'
import { OpeningSoon } from '../layout/OpeningSoon.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { useRootData } from '../ui/root-data.ts'
import { SampleOrder } from './SampleOrder.tsx'

type Props = { categories: readonly CategoryView[]; cities: readonly Named[]; suggestions: readonly Localized[] }

/** The top of the home page: headline, search, popular categories and a sample order. */
export function Hero({ categories, cities, suggestions }: Props) {
  const { t } = useTranslation('home')
  const text = useText()
  const isOpen = useRootData()?.appInfo.is_open !== false
  return (
    <section className="hero-ground overflow-x-clip border-b border-line">
      <div className="wrap grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1.25fr_1fr] lg:py-20">
        <div className="min-w-0">
          <p className="inline-flex items-center gap-2 rounded-full border border-line bg-surface py-1.5 ps-2.5 pe-4 text-sm font-medium text-brand">
            <Icon name="shield" />
            {t('hero.eyebrow')}
          </p>
          <h1 className="mt-5 text-[clamp(2rem,1.3rem+3.2vw,3.4rem)] leading-[1.35] ltr:leading-[1.2]">{t('hero.heading')}</h1>
          <p className="mt-4 max-w-xl text-lg text-muted">{t('hero.lead')}</p>
          {isOpen ? (
            <ServiceSearch cities={cities} suggestions={suggestions} className="mt-8" />
          ) : (
            <OpeningSoon className="mt-8 max-w-xl" />
          )}
          {categories.length > 0 && (
            <p className="mt-5 flex flex-wrap items-center gap-2 text-sm">
              <span className="text-muted">{t('hero.popular')}</span>
              {categories.slice(0, 4).map((category) => (
                <PageLink
                  key={category.id}
                  to={pages.category({ id: category.id })}
                  className="rounded-full border border-line bg-surface px-3.5 py-1.5 hover:border-brand hover:text-brand"
                >
                  {text(category.name)}
                </PageLink>
              ))}
            </p>
          )}
        </div>
        <SampleOrder />
      </div>
    </section>
  )
}
