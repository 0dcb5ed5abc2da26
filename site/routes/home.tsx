import type { HomePage } from '@wasl/shared/contract/catalogue.ts'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../page-facts.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { Banners } from '../sections/home/Banners.tsx'
import { Categories } from '../sections/home/Categories.tsx'
import { Faq } from '../sections/home/Faq.tsx'
import { Featured } from '../sections/home/Featured.tsx'
import { Hero } from '../sections/home/Hero.tsx'
import { Start } from '../sections/home/Start.tsx'
import { Stats } from '../sections/home/Stats.tsx'
import { Steps } from '../sections/home/Steps.tsx'
import { Trust } from '../sections/home/Trust.tsx'
import { seoOf } from '../seo.server.ts'
import { getApi } from '../session.server.ts'

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
