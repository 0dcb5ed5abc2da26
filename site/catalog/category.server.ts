import { showCategory } from '@wasl/shared/contract/endpoints/catalog.ts'
import { localeOf, pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { loadSavedFavorites } from '../favorites/favorites.server.ts'
import { getApi } from '../server/session.server.ts'

/** A category with its services, and the search text, city and selected services of the query. */
export async function loadCategory({ params, request, context }: LoaderFunctionArgs) {
  const category = await getApi(context).call(showCategory, { params: { id: params.id ?? '' } })
  const query = new URL(request.url).searchParams
  return {
    category,
    savedFavorites: await loadSavedFavorites({ context }),
    q: (query.get('q') ?? '').trim().slice(0, 80),
    cityId: query.get('city_id') ?? '',
    selected: query.getAll('services').flatMap((ids) => ids.split(',')),
  }
}

/** Redirects to the order form with the selected services; fails without any. */
export async function continueToSendOrder({ params, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const services = form.getAll('services').map(String)
  if (services.length === 0) return data({ nothingSelected: true }, { status: 422 })
  const city_id = String(form.get('city_id') ?? '') || null
  const orderForm = pages.sendOrder({ add: params.id ?? '', services: services.join(','), city_id })
  return redirect(pathIn(localeOf(new URL(request.url).pathname), orderForm))
}
