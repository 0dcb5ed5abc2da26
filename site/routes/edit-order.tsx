import { showCategory } from '@wasl/shared/contract/endpoints/catalog.ts'
import { editOrder } from '@wasl/shared/contract/endpoints/order-transitions.ts'
import { showOrder } from '@wasl/shared/contract/endpoints/orders.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { barePath, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useLocation } from 'react-router'
import { withUploads } from '../forms/uploads.server.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { editOrderPath } from '../orders/edit-order-path.ts'
import { orderFormValues } from '../send-order/order-form-values.ts'
import { readOrderForm, textValues } from '../send-order/read-order-form.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { submitReadableFiles } from '../send-order/submit-draft.ts'
import { attempt } from '../server/api.server.ts'
import { failureOf } from '../server/api-error.server.ts'
import { loadCities } from '../server/cities.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'

const loadOrder = async ({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) => {
  const api = getApi(context)
  const order = await api.call(showOrder, { params: { id: params.id ?? '' } })
  if (!order.category) throw new Response(null, { status: 404 })
  return { order, category: await api.call(showCategory, { params: { id: order.category.id } }) }
}

/** The order to edit; redirects to its page when the lifecycle no longer allows editing. */
export async function loader(args: LoaderFunctionArgs) {
  requireViewer(args.context, args.request)
  const { api, locale } = args.context.get(sessionContext)
  const { order, category } = await loadOrder(args)
  if (!order.actions.some(({ name, allowed }) => name === 'edit' && allowed)) throw redirect(pathIn(locale, pages.order({ id: order.id })))
  const { pathname, search, searchParams } = new URL(args.request.url)
  if (barePath(pathname) !== editOrderPath(order)) throw redirect(pathIn(locale, editOrderPath(order)) + search)
  const requestedIds = searchParams.get('services')?.split(',')
  const formValues = orderFormValues(order, category)
  return {
    order,
    category,
    cities: await loadCities(api, { onlyServed: true }),
    ...formValues,
    serviceIds: requestedIds ?? formValues.serviceIds,
  }
}

export async function action(args: ActionFunctionArgs) {
  requireViewer(args.context, args.request)
  const { api, locale } = args.context.get(sessionContext)
  const form = await args.request.formData()
  const { order, category } = await loadOrder(args)
  try {
    const body = await readOrderForm(api, form, { categoryId: category.id, services: category.services, kind: order.kind })
    const result = await attempt(api.submit(editOrder, { params: { id: order.id }, entered: body }))
    if (result.ok) {
      const msg = order.kind === 'consultation' ? serverI18n(locale).t('send-order:formEdited') : result.msg
      return redirectWithToast(pathIn(locale, pages.order({ id: order.id })), withUploads(msg, form, locale))
    }
    return data({ failure: result, values: textValues(form) }, { status: result.status })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 422)
      return data({ failure: failureOf(error), values: textValues(form) }, { status: 422 })
    throw error
  }
}

export const clientAction = submitReadableFiles

export default function EditOrder() {
  const { order, category, cities, values, serviceIds, attachedFiles } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('send-order')
  const { t: tOrders } = useTranslation('orders')
  const path = barePath(useLocation().pathname)
  return (
    <div className="wrap flex max-w-4xl flex-col gap-6 pb-8">
      <PageHead title={t('edit')} noIndex />
      <Breadcrumbs crumbs={[{ to: pages.order({ id: order.id }), label: `${tOrders('number')} ${order.number}` }]} current={t('edit')} />
      <h1>{t('edit')}</h1>
      <SendOrderForm
        category={category}
        serviceIds={serviceIds}
        cities={cities}
        values={actionData?.values ?? values}
        failure={actionData?.failure ?? null}
        pathWithServices={(ids) => `${path}?services=${ids.join(',')}`}
        attachedFiles={attachedFiles}
        orderMode={order.mode}
        isPrivate={order.kind === 'private'}
        submitLabel={t('save')}
      >
        <p className="text-sm text-muted">{t(order.kind === 'private' ? 'private.editWarning' : 'editWarning')}</p>
      </SendOrderForm>
    </div>
  )
}
