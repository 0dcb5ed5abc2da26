import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { showHome } from '@wasl/shared/contract/endpoints/catalog.ts'
import { listOrderDrafts } from '@wasl/shared/contract/endpoints/order-drafts.ts'
import { listStore } from '@wasl/shared/contract/endpoints/store.ts'
import { showUserHome } from '@wasl/shared/contract/endpoints/user-home.ts'
import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import type { OrderDraftCard } from '@wasl/shared/contract/order-drafts.ts'
import type { UserHome } from '@wasl/shared/contract/user-home.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ServiceSearch } from '../catalog/ServiceSearch.tsx'
import { FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { Banners } from '../home/Banners.tsx'
import { Categories } from '../home/Categories.tsx'
import { Hero } from '../home/Hero.tsx'
import { IntroPages } from '../home/IntroPages.tsx'
import {
  ClientReviews,
  CommonPrices,
  Faq,
  FeaturedProviders,
  FinishedWork,
  GetStarted,
  HowItWorks,
  NewProducts,
  PaymentProtection,
} from '../home/lower-parts.ts'
import { LastProviders, ProviderFigures, ProviderTodoList, RepeatedOrders } from '../home/personal-parts.ts'
import { RunningOrders } from '../home/RunningOrders.tsx'
import { Stats } from '../home/Stats.tsx'
import { OpeningSoon } from '../layout/OpeningSoon.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { WhyNoOrders } from '../orders/OrdersForbidden.tsx'
import { OrderDrafts } from '../orders/rare-parts.ts'
import { type ApiClient, isForbidden } from '../server/api.server.ts'
import { introCookie } from '../server/cookies.server.ts'
import { loadSeo } from '../server/seo.server.ts'
import { getApi, getViewer } from '../server/session.server.ts'
import { JsonLd } from '../ui/JsonLd.tsx'
import { canOrder, type PageHandle, useRootData, type Viewer } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

/** The public home page; for users what is theirs instead: active orders, the dashboard of providers, the last providers of clients. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const viewer = getViewer(context)
  const [{ intro_pages, ...home }, store, seo, personal, drafts, savedFavorites] = await Promise.all([
    api.call(showHome),
    viewer ? { products: [] } : api.call(listStore, { query: new URLSearchParams({ per_page: '8' }) }),
    loadSeo(api, 'home'),
    viewer && loadPersonalHome(api),
    canOrder(viewer) ? api.call(listOrderDrafts) : [],
    loadSavedFavorites({ context }),
  ])
  const isNew = !viewer && !introCookie.isKnown(request.headers.get('cookie'))
  return { home, products: store.products, introPages: isNew ? intro_pages : [], seo, personal, drafts, viewer, savedFavorites }
}

/** What is the user's own, or the provider whose orders the user may not see. */
async function loadPersonalHome(api: ApiClient): Promise<UserHome | { provider: Profile['provider']; orders: null }> {
  try {
    return await api.call(showUserHome)
  } catch (error) {
    if (!isForbidden(error)) throw error
    const { provider } = await api.call(showProfile)
    return { provider, orders: null }
  }
}

export default function Home() {
  const { home, products, introPages, seo, personal, drafts, viewer, savedFavorites } = useLoaderData<typeof loader>()
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
        logo={origin + (rootData?.appInfo.brand.icon ? publicImageUrl(rootData.appInfo.brand.icon) : '/icon-512.png')}
        sameAs={rootData?.appInfo.social.map(({ link }) => link)}
      />
      {viewer && personal ? (
        <PersonalHome home={personal} drafts={drafts} viewer={viewer} site={home} />
      ) : (
        <>
          <Hero categories={home.categories} cities={home.cities} suggestions={home.service_names} />
          <IntroPages introPages={introPages} />
          <Stats stats={home.stats} />
          <Categories categories={home.categories} />
          <Suspense>
            <CommonPrices prices={home.common_prices} />
          </Suspense>
          <Banners banners={home.banners} />
          <FavoriteHearts saved={savedFavorites}>
            <Suspense>
              <NewProducts products={products} />
              <HowItWorks />
              <FeaturedProviders providers={home.featured_providers} />
            </Suspense>
          </FavoriteHearts>
          <Suspense>
            <FinishedWork works={home.works} />
            <ClientReviews reviews={home.reviews} />
            <PaymentProtection />
            <Faq faqs={home.faqs} />
            {rootData?.appInfo.is_open !== false && <GetStarted />}
          </Suspense>
        </>
      )}
    </>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>
type PersonalProps = {
  home: Awaited<ReturnType<typeof loadPersonalHome>>
  drafts: readonly OrderDraftCard[]
  viewer: Viewer
  site: Pick<Loaded['home'], 'categories' | 'cities' | 'service_names' | 'banners'>
}

/** The home page of users: what waits for them. Clients also find services and their last providers. */
function PersonalHome({ home, drafts, viewer, site }: PersonalProps) {
  const { t } = useTranslation('home')
  const isClient = canOrder(viewer)
  return (
    <>
      <div className="wrap flex flex-col gap-6 py-8">
        <h1 className="text-2xl">
          <bdi>{t('personal.greeting', { name: viewer.client_type === 'company' ? viewer.name : firstName(viewer.name) })}</bdi>
        </h1>
        {isClient && <Search cities={site.cities} suggestions={site.service_names} />}
        {home.orders === null ? (
          <WhyNoOrders provider={home.provider} />
        ) : (
          <>
            <Suspense>
              {drafts.length > 0 && <OrderDrafts drafts={drafts} />}
              {home.provider && <ProviderTodoList home={home.provider} />}
            </Suspense>
            <RunningOrders home={home} reader={home.provider ? 'provider' : 'client'} />
            <Suspense>
              {home.provider && <ProviderFigures home={home.provider} />}
              {home.client && <RepeatedOrders repeats={home.client.repeats} />}
              {home.client && <LastProviders recent={home.client.recent} />}
            </Suspense>
          </>
        )}
      </div>
      {isClient && (
        <>
          <Categories categories={site.categories} />
          <Banners banners={site.banners} />
        </>
      )}
    </>
  )
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** The search for services, or that the platform opens soon. */
function Search(props: Parameters<typeof ServiceSearch>[0]) {
  const isOpen = useRootData()?.appInfo.is_open !== false
  return isOpen ? <ServiceSearch {...props} /> : <OpeningSoon className="max-w-xl" />
}
