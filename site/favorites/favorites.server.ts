import * as endpoints from '@wasl/shared/contract/endpoints/favorites.ts'
import type { FavoriteIds } from '@wasl/shared/contract/favorites.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { localPath } from '@wasl/shared/utils/local-path.ts'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { type ApiClient, attempt } from '../server/api.server.ts'
import { serverI18n } from '../server/i18n.server.ts'
import { sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { favoriteText, guestFavoritesHeader, parseFavorite, readGuestFavorites } from './guest-favorites.server.ts'

/** What the reader has saved, for the hearts of a page; null for those who save nothing, such as providers. Pages of guests are shared: they do not know it. */
export async function loadSavedFavorites({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<FavoriteIds | null> {
  const { api, viewer } = context.get(sessionContext)
  if (!viewer) return { items: [], wished_unit_ids: [] }
  return viewer.role === 'client' ? api.call(endpoints.listFavoriteIds) : null
}

/** The favorites of the client or guest, as they are now. */
export async function loadFavorites({ request, context }: LoaderFunctionArgs) {
  const { api, viewer } = context.get(sessionContext)
  if (viewer) return viewer.role === 'client' ? (await api.call(endpoints.listFavorites)).favorites : null
  const keys = await readGuestFavorites(request)
  if (keys.length === 0) return []
  return (await api.call(endpoints.listFavorites, { query: new URLSearchParams({ items: keys.map(favoriteText).join() }) })).favorites
}

/** Saves or removes what a heart names, and shows its page again. */
export async function changeFavorites({ request, context }: ActionFunctionArgs) {
  const { api, viewer, locale } = context.get(sessionContext)
  const form = await request.formData()
  const isRemoval = form.has('remove')
  const key = parseFavorite(form.get(isRemoval ? 'remove' : 'add'))
  const back = localPath(form.get('redirect_to'), pathIn(locale, pages.favorites()))
  const { t } = serverI18n(locale)
  if (form.has('wish') || form.has('unwish')) return changeStockWish(api, form, back)
  if (!key) return redirectWithToast(back, t('errors:unexpected'), 'bad')
  if (viewer) {
    const result = await attempt(api.submit(isRemoval ? endpoints.removeFavorite : endpoints.addFavorite, { params: key }))
    return redirectWithToast(back, result.msg, result.ok ? 'good' : 'bad')
  }
  const others = (await readGuestFavorites(request)).filter((known) => favoriteText(known) !== favoriteText(key))
  const header = await guestFavoritesHeader(isRemoval ? others : [key, ...others])
  return redirectWithToast(back, t(isRemoval ? 'favorites:removed' : 'favorites:saved'), 'good', [header])
}

/** Wishes to hear when a sold-out unit is back, or no longer. */
async function changeStockWish(api: ApiClient, form: FormData, back: string) {
  const name = form.has('unwish') ? 'unwish' : 'wish'
  const params = { unit_id: String(form.get(name)) }
  const result = await attempt(api.submit(name === 'wish' ? endpoints.addStockWish : endpoints.removeStockWish, { params }))
  return redirectWithToast(back, result.msg, result.ok ? 'good' : 'bad')
}

/** Adds what the guest of this browser has saved to the favorites of the account that has just logged in. */
export async function addGuestFavorites({ api, request, headers }: { api: ApiClient; request: Request; headers: [string, string][] }) {
  const items = await readGuestFavorites(request)
  if (items.length === 0) return
  const added = await attempt(api.submit(endpoints.addFavorites, { body: { items }, skipAuthRedirects: true }))
  if (added.ok) headers.push(await guestFavoritesHeader([]))
}
