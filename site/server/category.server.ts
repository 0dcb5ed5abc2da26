import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { localeOf, pathIn } from '../i18n/locale.ts'
import { getApi } from './session.server.ts'

/** A category with its services, and what the address asks of it: words, city and what is chosen already. */
export async function loadCategory({ params, request, context }: LoaderFunctionArgs) {
  const category = await getApi(context).get<CategoryPage>(`/catalogue/${encodeURIComponent(params.id ?? '')}`)
  const asked = new URL(request.url).searchParams
  return {
    category,
    q: (asked.get('q') ?? '').trim().slice(0, 80),
    cityId: asked.get('city_id') ?? '',
    picked: asked.getAll('services').flatMap((ids) => ids.split(',')),
  }
}

/** Goes on to the request form with what was chosen; says so where nothing was. */
export async function continueToRequest({ params, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const services = form.getAll('services').map(String)
  if (services.length === 0) return data({ nothingPicked: true }, { status: 422 })
  const city = String(form.get('city_id') ?? '')
  const query = `?services=${services.map(encodeURIComponent).join(',')}${city ? `&city_id=${encodeURIComponent(city)}` : ''}`
  return redirect(pathIn(localeOf(new URL(request.url).pathname), `/static/our_services/${params.id}/send-order${query}`))
}
