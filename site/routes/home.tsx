import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Banners } from '../home/Banners.tsx'
import { Categories } from '../home/Categories.tsx'
import { Faq } from '../home/Faq.tsx'
import { FeaturedProviders } from '../home/FeaturedProviders.tsx'
import { GetStarted } from '../home/GetStarted.tsx'
import { Hero } from '../home/Hero.tsx'
import { HowItWorks } from '../home/HowItWorks.tsx'
import { PaymentProtection } from '../home/PaymentProtection.tsx'
import { Stats } from '../home/Stats.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { type PageHandle, useRootData } from '../root-data.ts'
import { loadSeo } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'
import { JsonLd } from '../ui/JsonLd.tsx'

export const handle: PageHandle = { noScriptForGuests: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const [home, seo] = await Promise.all([api.get<HomePage>('/home'), loadSeo(api, 'home')])
  return { home, seo }
}

export default function Home() {
  const { home, seo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('home')
  const rootData = useRootData()
  const origin = rootData?.origin ?? ''
  return (
    <>
      <PageHead title={t('title')} description={t('description')} seo={seo} />
      <JsonLd
        type="Organization"
        name={t('brand', { ns: 'common' })}
        description={t('description')}
        url={origin}
        logo={`${origin}/icon-512.png`}
        sameAs={rootData?.appInfo.social.map(({ link }) => link)}
      />
      <Hero categories={home.categories} cities={home.cities} suggestions={home.service_names} />
      <Stats stats={home.stats} />
      <Categories categories={home.categories} />
      <Banners banners={home.banners} />
      <HowItWorks />
      <FeaturedProviders providers={home.featured_providers} />
      <PaymentProtection />
      <Faq faqs={home.faqs} />
      <GetStarted />
    </>
  )
}
