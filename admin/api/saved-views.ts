import type { SavedView, ViewToKeep } from '@wasl/shared/contract/saved-views.ts'
import { http, resourcesAddress } from './http.ts'

const address = `${resourcesAddress}/views`

/** The views of a list: one's own and those shared. */
export const viewsOf = (resource: string): Promise<SavedView[]> =>
  http.get<{ data: SavedView[] }>(address, { params: { resource } }).then(({ data }) => data.data)

/** Keeps a view under its name; one's own of that name is replaced. */
export const keepView = (view: ViewToKeep): Promise<SavedView> =>
  http.post<{ data: SavedView }>(address, view).then(({ data }) => data.data)

/** Removes a view. */
export const removeView = async (id: string): Promise<void> => void (await http.delete(`${address}/${id}`))
