import { maxQuestionLength } from '@wasl/shared/contract/choices.ts'
import { listProductReviews, showProduct } from '@wasl/shared/contract/endpoints/store.ts'
import type { ProductPage } from '@wasl/shared/contract/store.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { addToCart } from '../cart/add-to-cart.server.ts'
import { Reviews } from '../catalog/Reviews.tsx'
import { reportReview, reportsReview } from '../catalog/report-review.server.ts'
import { FavoriteButton, FavoriteHearts } from '../favorites/FavoriteHearts.tsx'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadCities } from '../server/cities.server.ts'
import { deliveryCityCookie } from '../server/cookies.server.ts'
import { getApi, getViewer, requireViewer, sessionContext } from '../server/session.server.ts'
import { askSeller, asksSeller, readTypedQuestion } from '../store/ask-seller.server.ts'
import { BuyBox } from '../store/BuyBox.tsx'
import { findUnit } from '../store/choose-unit.ts'
import { Delivery } from '../store/Delivery.tsx'
import { ProductData } from '../store/ProductData.tsx'
import { ProductGallery } from '../store/ProductGallery.tsx'
import { ProductRating } from '../store/ProductRating.tsx'
import { ProductSiblings } from '../store/ProductSiblings.tsx'
import { SellerCard } from '../store/SellerCard.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Card } from '../ui/Card.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

/** A product with the variant of the address, and its deliveries to the city of the address, which is remembered. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const query = new URL(request.url).searchParams
  const page = Math.max(1, Math.floor(Number(query.get('page')) || 1))
  const chosenCity = query.get('city')
  const [product, reviews, cities, savedFavorites] = await Promise.all([
    api.call(showProduct, { params: { id } }),
    api.call(listProductReviews, { params: { id }, query: { page } }),
    loadCities(api),
    loadSavedFavorites({ context }),
  ])
  const cityId = chosenCity === null ? deliveryCityCookie.read(request.headers.get('cookie')) : isUuid(chosenCity) ? chosenCity : null
  const headers = new Headers(chosenCity === null ? [] : [['set-cookie', deliveryCityCookie.write(cityId)]])
  const unit = findUnit(product, query.get('v')) ?? null
  const typed = getViewer(context) ? await readTypedQuestion(request, product.id) : ''
  const question = { newId: crypto.randomUUID(), text: typed, maxLength: maxQuestionLength, isReturning: query.has('ask') && typed !== '' }
  return data(
    {
      product,
      reviews,
      unit,
      variant: query.get('v'),
      isAdded: query.has('added'),
      additionId: crypto.randomUUID(),
      cities,
      cityId,
      savedFavorites,
      question,
    },
    { headers },
  )
}

/** Puts a unit into the cart, asks the seller, or reports a review. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  if (asksSeller(form)) return askSeller(args, form)
  if (!reportsReview(form)) return addToCart(args, form)
  requireViewer(args.context, args.request)
  const { pathname, search } = new URL(args.request.url)
  return reportReview(args.context.get(sessionContext), form, pathname + search)
}

export const clientAction = submitOrKeep

export default function Product() {
  const { product, reviews, unit, variant, isAdded, additionId, cities, cityId, savedFavorites, question } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const failure = actionData && 'msg' in actionData && !('reported' in actionData) ? actionData : null
  const rejected = actionData && 'question' in actionData ? actionData.question : {}
  const { t } = useTranslation('store')
  const text = useText()
  const name = text(product.title)
  const images = [...(unit?.image_url ? [unit.image_url] : []), ...product.image_urls.filter((url) => url !== unit?.image_url)]
  const crumbs = [
    { to: pages.store(), label: t('title') },
    ...product.categories.map(({ id, name }) => ({ to: pages.store({ category: id }), label: text(name) })),
  ]
  return (
    <FavoriteHearts saved={savedFavorites}>
      <div className="wrap">
        <PageHead title={name} description={text(product.description).slice(0, 160)} />
        <ProductData product={product} />
        <Breadcrumbs crumbs={crumbs} current={name} />
        <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)_18rem] lg:gap-8">
          <ProductGallery key={images[0]} urls={images} name={name} />
          <div className="flex min-w-0 flex-col gap-5">
            <div>
              {product.brand && (
                <PageLink to={pages.storeBrand({ id: product.brand.id })} className="inline-block py-1 text-brand hover:underline">
                  {text(product.brand.name)}
                </PageLink>
              )}
              <h1 className="text-2xl sm:text-3xl">
                <bdi>{name}</bdi>
              </h1>
              {product.rating !== null && (
                <a href="#reviews" className="mt-1 inline-flex items-center gap-2 py-1 text-muted hover:text-brand hover:underline">
                  <ProductRating {...product} />
                </a>
              )}
            </div>
            {unit && <BuyBox product={product} unit={unit} addition={{ id: additionId, isAdded: isAdded && !failure, ...failure }} />}
            <FavoriteButton favorite={{ kind: 'product', id: product.id }} />
          </div>
          <div className="grid gap-4 md:col-span-2 md:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
            <Delivery shipping={product.shipping} cities={cities} cityId={cityId} variant={variant} />
            <SellerCard provider={product.provider} question={{ ...question, ...rejected }} />
          </div>
        </div>
        <Card title={t('about')} className="mt-8">
          <p className="max-w-prose whitespace-pre-line">{text(product.description)}</p>
          <Features features={product.features} />
        </Card>
        <div className="mt-8 max-w-4xl">
          <Reviews
            of="product"
            reviews={reviews.data}
            pagination={reviews.pagination}
            countsByStars={product.rating_shares}
            rating={product.rating}
          />
        </div>
        <ProductSiblings siblings={product.siblings} />
      </div>
    </FavoriteHearts>
  )
}

function Features({ features }: Pick<ProductPage, 'features'>) {
  const { t } = useTranslation('store')
  const text = useText()
  if (features.length === 0) return null
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg">{t('facets.feature')}</h3>
      <ul className="list-disc space-y-1 ps-5">
        {features.map(({ id, name, description }) => (
          <li key={id}>
            <span className="font-medium">{text(name)}</span>
            {description && <span className="text-muted">: {text(description)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
