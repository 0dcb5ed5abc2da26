import { listOwnProducts } from '@wasl/resources/endpoints/provider-products.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { ownProductFilters } from '@wasl/shared/rules/own-product-states.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { OwnSearch } from '../account/OwnSearch.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { ProductList } from '../provider-store/ProductList.tsx'
import { saveUnits } from '../provider-store/product-actions.server.ts'
import { loadOptions } from '../provider-store/product-choices.server.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Tabs } from '../ui/Tabs.tsx'

/** The products of the provider, with search and state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 80) ?? ''
  const state = ownProductFilters.find((one) => one === searchParams.get('state'))
  const page = Math.min(10_000, Math.max(1, Math.floor(Number(searchParams.get('page')) || 1)))
  const api = getApi(context)
  const [list, options] = await Promise.all([
    api.call(listOwnProducts, { query: { page, ...(q && { q }), ...(state && { state }) } }),
    loadOptions(api),
  ])
  return { ...list, options, q, state }
}

/** The quick change of prices and quantities. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await saveUnits(getApi(context), form)
  const { pathname, search } = new URL(request.url)
  if (result.ok) return redirectWithToast(pathname + search, result.msg)
  return data({ id: String(form.get('id')), msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function OwnProducts() {
  const { products, counts, pagination, options, q, state } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('products')
  const isFiltered = q !== '' || state !== undefined
  const found = q ? { q } : {}
  return (
    <AccountLayout title={t('title')}>
      <div className="flex flex-wrap items-center gap-3">
        <OwnSearch page={pages.ownProducts()} q={q} state={state} label={t('search')} buttonLabel={t('searchButton')} />
        <ButtonLink to={pages.addOwnProduct()} icon="plus">
          {t('add')}
        </ButtonLink>
        <ButtonLink to={pages.importProducts()} tone="plain">
          {t('import.link')}
        </ButtonLink>
        <ButtonLink to={pages.ownShipping()} tone="plain">
          {t('shipping.title')}
        </ButtonLink>
      </div>
      {counts.all > 0 && (
        <Tabs
          label={t('states')}
          variant="chips"
          tabs={[
            { to: pages.ownProducts(found), label: t('filters.all'), count: counts.all, current: state === undefined },
            ...ownProductFilters.map((name) => ({
              to: pages.ownProducts({ ...found, state: name }),
              label: t(`filters.${name}`),
              count: counts[name],
              current: state === name,
            })),
          ]}
        />
      )}
      {products.length > 0 ? (
        <ProductList products={products} options={options} failure={failure} />
      ) : (
        <EmptyState
          icon="bag"
          title={t(isFiltered ? 'none.title' : 'empty.title')}
          action={
            isFiltered ? (
              <ButtonLink to={pages.ownProducts()} tone="plain">
                {t('none.reset')}
              </ButtonLink>
            ) : (
              <ButtonLink to={pages.addOwnProduct()}>{t('add')}</ButtonLink>
            )
          }
        >
          {t(isFiltered ? 'none.hint' : 'empty.hint')}
        </EmptyState>
      )}
      <Pagination pagination={pagination} />
    </AccountLayout>
  )
}
