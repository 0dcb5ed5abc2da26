import * as z from 'zod'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { savedView, saveViewForm, viewsQuery } from '../saved-views.ts'

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/admin/views',
  action: 'adm.me',
  summary: 'The saved views of a list: your own and the shared ones',
  query: viewsQuery,
  response: z.array(savedView),
})
export const saveView = endpoint({
  method: 'POST',
  path: '/api/admin/views',
  action: 'adm.me',
  summary: 'Save a view of a list; replaces your own view of that name',
  body: saveViewForm,
  status: 201,
  response: savedView,
})
export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/api/admin/views/:id',
  action: 'adm.me',
  summary: 'Remove your own saved view, or a shared one',
  params: idParams,
  response: z.object({ id: z.uuid() }),
})
