import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { ProductForm } from '../provider-store/ProductForm.tsx'
import { saveProduct } from '../provider-store/product-actions.server.ts'
import { loadProductChoices, productTexts } from '../provider-store/product-choices.server.ts'
import { requireOwnProducts } from '../provider-store/require-own-products.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'

/** What the form chooses from. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  await requireOwnProducts(api)
  return { choices: await loadProductChoices(api), texts: productTexts(locale) }
}

/** Sends a new product to review. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const result = await saveProduct(api, await request.formData(), null)
  if (result.ok) return redirectWithToast(pathIn(locale, pages.ownProduct({ id: result.data.id })), result.msg)
  return data({ msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function AddOwnProduct() {
  const { choices, texts } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('products')
  return (
    <AccountLayout title={t('add')}>
      <Breadcrumbs crumbs={[{ to: pages.ownProducts(), label: t('title') }]} current={t('add')} />
      <ProductForm product={null} isTypeOpen choices={choices} texts={texts} failure={failure} />
    </AccountLayout>
  )
}
