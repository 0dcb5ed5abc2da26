import { showOwnProduct } from '@wasl/resources/endpoints/provider-products.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { ProductForm } from '../provider-store/ProductForm.tsx'
import { ProductGroups } from '../provider-store/ProductGroups.tsx'
import { ProductReview } from '../provider-store/ProductReview.tsx'
import { ProductState } from '../provider-store/ProductState.tsx'
import { changeProduct } from '../provider-store/product-actions.server.ts'
import { loadProductChoices, productTexts } from '../provider-store/product-choices.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** A product of the provider, with the change that waits. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const [page, choices] = await Promise.all([api.call(showOwnProduct, { params: { id } }), loadProductChoices(api)])
  return { page, choices, texts: productTexts(locale) }
}

/** Saves the form, hides or shows the product, withdraws its change, or asks for it as the main product of its group. */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api } = context.get(sessionContext)
  const result = await changeProduct(api, await request.formData(), id)
  if (result.ok) return redirectWithToast(new URL(request.url).pathname, result.msg)
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnProduct() {
  const { page, choices, texts } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('products')
  const text = useText()
  const { id, name, state, review, product, planned, groups } = page
  const isApproved = state !== 'in_review' && state !== 'rejected'
  return (
    <AccountLayout title={text(name)}>
      <Breadcrumbs crumbs={[{ to: pages.ownProducts(), label: t('title') }]} current={text(name)} />
      <div className="flex flex-wrap items-center gap-3">
        <ProductState product={page} />
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          {product.availability === 'available' && (
            <ButtonLink to={pages.product({ id })} tone="plain" size="small" icon="eye">
              {t('view')}
            </ButtonLink>
          )}
          {(state === 'hidden' || product.availability === 'available') && (
            <ActionForm method="post">
              <Button
                tone="plain"
                size="small"
                name="intent"
                value={state === 'hidden' ? 'show' : 'hide'}
                icon={state === 'hidden' ? 'check' : 'eye-off'}
              >
                {t(state === 'hidden' ? 'show' : 'hide')}
              </Button>
            </ActionForm>
          )}
        </div>
      </div>
      {review && <ProductReview review={review} />}
      {state === 'stopped' && <p className="rounded-card bg-bad-soft p-4 text-bad">{t('stoppedHint')}</p>}
      <ProductForm
        key={`${product.version} ${review?.sent_at} ${planned === null}`}
        product={planned ?? product}
        isTypeOpen={!isApproved}
        choices={choices}
        texts={texts}
        failure={failure}
      />
      {groups.length > 0 && <ProductGroups productId={id} groups={groups} />}
    </AccountLayout>
  )
}
