import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { Named } from '@wasl/shared/contract/common.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useLocation } from 'react-router'
import { barePath, pathIn } from '../i18n/locale.ts'
import { wordsOfOrder } from '../send-order/order-texts.ts'
import { readOrderForm, wordsOf } from '../send-order/read-form.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { attempt } from '../server/api.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { getApi, requireViewer, sessionContext } from '../server/session.server.ts'
import { ApiError } from '../ui/api-error.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHead } from '../ui/PageHead.tsx'

const rowsOf = async ({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) => {
  const api = getApi(context)
  const order = await api.get<OrderPage>(`/orders/${encodeURIComponent(params.id ?? '')}`)
  return { order, category: await api.get<CategoryPage>(`/catalogue/${order.category.id}`) }
}

/** The order that is edited, while the lifecycle still lets its client. */
export async function loader(args: LoaderFunctionArgs) {
  requireViewer(args.context, args.request)
  const { api, locale } = args.context.get(sessionContext)
  const { order, category } = await rowsOf(args)
  if (!order.actions.some(({ name, may }) => name === 'edit' && may)) throw redirect(pathIn(locale, `/orders/${order.id}`))
  const { rows } = await api.list<Named>('/cities?_start=0&_end=200&_sort=name&_order=asc&is_served=true')
  const asked = new URL(args.request.url).searchParams.get('services')?.split(',')
  const filled = wordsOfOrder(order, category)
  return { order, category, cities: rows.map(({ id, name }) => ({ id, name })), ...filled, chosen: asked ?? filled.chosen }
}

export async function action(args: ActionFunctionArgs) {
  requireViewer(args.context, args.request)
  const { api, locale } = args.context.get(sessionContext)
  const form = await args.request.formData()
  const { order, category } = await rowsOf(args)
  try {
    const body = await readOrderForm(api, form, { categoryId: category.id, services: category.services })
    const outcome = await attempt(api.patch(`/orders/${order.id}`, body))
    if (outcome.ok) return redirectWithToast(pathIn(locale, `/orders/${order.id}`), outcome.msg)
    return data({ refusal: outcome, words: wordsOf(form) }, { status: outcome.status })
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return data({ refusal: error.refusal, words: wordsOf(form) }, { status: 422 })
    throw error
  }
}

export default function EditOrder() {
  const { order, category, cities, words, chosen, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('send-order')
  const { t: orders } = useTranslation('orders')
  const path = barePath(useLocation().pathname)
  return (
    <div className="wrap flex max-w-4xl flex-col gap-6 py-8">
      <PageHead title={t('edit')} noIndex />
      <Breadcrumbs crumbs={[{ to: `/orders/${order.id}`, label: `${orders('number')} ${order.number}` }]} here={t('edit')} />
      <h1>{t('edit')}</h1>
      <SendOrderForm
        category={category}
        chosen={chosen}
        cities={cities}
        words={answer?.words ?? words}
        refusal={answer?.refusal ?? null}
        with={(ids) => `${path}?services=${ids.join(',')}`}
        kept={kept}
        submit={t('save')}
      >
        <p className="text-sm text-muted">{t('editWarning')}</p>
      </SendOrderForm>
    </div>
  )
}
