import { readOwnProductFile, runOwnProductImport, showOwnProductImport } from '@wasl/resources/endpoints/provider-products.ts'
import { importMode } from '@wasl/shared/contract/import.ts'
import { formFiles } from '../forms/uploads.server.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'

/** What a form of the import page does: reads a file and checks it, checks it with other columns, or stores its valid rows. */
export async function runImportForm(api: ApiClient, form: FormData) {
  const id = form.get('import')
  if (typeof id !== 'string') return readAndCheck(api, form)
  const columns = form.getAll('columns').map((path) => String(path) || null)
  const mode = importMode.catch('try').parse(form.get('intent'))
  return attempt(api.submit(runOwnProductImport, { params: { id }, body: { mode, columns } }))
}

async function readAndCheck(api: ApiClient, form: FormData) {
  const [file] = formFiles(form, 'file')
  const sent = new FormData()
  if (file) sent.set('file', file, file.name)
  const read = await attempt(api.submit(readOwnProductFile, { form: sent }))
  if (!read.ok) return read
  const { id, columns } = read.data
  return attempt(api.submit(runOwnProductImport, { params: { id }, body: { mode: 'try', columns } }))
}

export const loadImport = (api: ApiClient, id: string) => api.call(showOwnProductImport, { params: { id } })
