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
import type { PageHandle } from '../root-data.ts'
import { loadSeo } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'

export const handle: PageHandle = { noScriptForGuests: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const [home, seo] = await Promise.all([api.get<HomePage>('/home'), loadSeo(api, 'home')])
  return { home, seo }
}

export default function Home() {
  const { home, seo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} seo={seo} />
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
