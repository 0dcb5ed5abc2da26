import type { HomePage } from '@wasl/shared/contract/catalog.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Banners } from '../home/Banners.tsx'
import { Categories } from '../home/Categories.tsx'
import { Faq } from '../home/Faq.tsx'
import { Featured } from '../home/Featured.tsx'
import { Hero } from '../home/Hero.tsx'
import { Start } from '../home/Start.tsx'
import { Stats } from '../home/Stats.tsx'
import { Steps } from '../home/Steps.tsx'
import { Trust } from '../home/Trust.tsx'
import { seoOf } from '../server/seo.server.ts'
import { getApi } from '../server/session.server.ts'
import { PageHead } from '../ui/PageHead.tsx'
import type { PageHandle } from '../ui/page-info.ts'

export const handle: PageHandle = { quiet: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const [home, seo] = await Promise.all([api.get<HomePage>('/home'), seoOf(api, 'home')])
  return { home, seo }
}

export default function Home() {
  const { home, seo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('home')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} seo={seo} />
      <Hero categories={home.categories} cities={home.cities} />
      <Stats stats={home.stats} />
      <Categories categories={home.categories} />
      <Banners banners={home.banners} />
      <Steps />
      <Featured providers={home.featured_providers} />
      <Trust />
      <Faq faqs={home.faqs} />
      <Start />
    </>
  )
}
