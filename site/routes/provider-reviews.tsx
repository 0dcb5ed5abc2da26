import { listProviderReviews, showProvider } from '@wasl/shared/contract/endpoints/catalog.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ProviderHeader } from '../catalog/ProviderHeader.tsx'
import { Reviews } from '../catalog/Reviews.tsx'
import { reportReview, reportsReview } from '../catalog/report-review.server.ts'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { runOrderAction } from '../orders/order-actions.server.ts'
import { ReviewForm } from '../orders/ReviewForm.tsx'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

/** A page of a provider's reviews; public. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const id = encodeURIComponent(params.id ?? '')
  const page = Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page')) || 1))
  const [provider, reviews] = await Promise.all([
    api.call(showProvider, { params: { id } }),
    api.call(listProviderReviews, { params: { id }, query: { page } }),
  ])
  return { provider, reviews }
}

/** Reports a review, or rates a completed order of this provider. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const { pathname, search } = new URL(request.url)
  if (form.get('intent') === 'review') {
    const result = await runOrderAction(getApi(context), encodeURIComponent(String(form.get('order_id') ?? '')), form)
    return result.ok ? redirectWithToast(pathname, result.msg) : data({ review: result }, { status: result.status })
  }
  if (!reportsReview(form)) throw data(null, { status: 404 })
  return reportReview(context.get(sessionContext), form, pathname + search)
}

export const clientAction = submitOrKeep

export default function ProviderReviewsPage() {
  const { provider, reviews } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('account')
  const text = useText()
  const name = text(provider.name)
  const title = t('reviews.title', { name })
  const category = provider.categories[0]
  const providerPath = category ? pages.provider({ id: provider.id, categoryId: category.id }) : null
  return (
    <div className="wrap max-w-4xl! pb-10">
      <PageHead title={title} description={t('reviews.lead', { name })} />
      <Breadcrumbs crumbs={providerPath ? [{ to: providerPath, label: name }] : []} current={title} />
      <ProviderHeader provider={provider} />
      <div className="mt-6 flex flex-col gap-6">
        {reviews.reviewable_order && (
          <ReviewForm order={reviews.reviewable_order} failure={actionData && 'review' in actionData ? actionData.review : null} />
        )}
        <Reviews
          of="provider"
          reviews={reviews.data}
          pagination={reviews.pagination}
          countsByStars={provider.rating_shares}
          rating={provider.rating}
        />
        {providerPath && (
          <ButtonLink to={providerPath} tone="plain" className="self-start">
            {t('reviews.providerPage')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
