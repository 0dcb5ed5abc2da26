import { deleteSavedView, saveView as saveSavedView } from '@wasl/shared/contract/endpoints/saved-views.ts'
import type { SavedView, SaveViewForm } from '@wasl/shared/contract/saved-views.ts'
import { api } from './http.ts'

/** Saves a view. An own view of the same name is replaced. */
export const saveView = (view: SaveViewForm): Promise<SavedView> => api.call(saveSavedView, { body: view })

export const deleteView = async (id: string): Promise<void> => void (await api.call(deleteSavedView, { params: { id } }))
