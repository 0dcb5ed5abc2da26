import type { SavedView, SaveViewForm } from '@wasl/shared/contract/saved-views.ts'
import { apiBase, http } from './http.ts'

const address = `${apiBase}/views`

/** The saved views of a list: the admin's own and shared ones. */
export const fetchViews = (resource: string): Promise<SavedView[]> =>
  http.get<{ data: SavedView[] }>(address, { params: { resource } }).then(({ data }) => data.data)

/** Saves a view. An own view of the same name is replaced. */
export const saveView = (view: SaveViewForm): Promise<SavedView> =>
  http.post<{ data: SavedView }>(address, view).then(({ data }) => data.data)

export const deleteView = async (id: string): Promise<void> => void (await http.delete(`${address}/${id}`))
