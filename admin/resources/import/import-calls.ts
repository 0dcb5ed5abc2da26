import type { ImportMode, ImportState } from '@wasl/shared/contract/import.ts'
import { apiBase, http } from '../../api/http.ts'

const address = (resource: string, path = '') => `${apiBase}/${resource}/imports${path}`
const dataOf = ({ data }: { data: { data: ImportState } }): ImportState => data.data

/** Sends a file: its columns, sample cells and the guessed field of each column. */
export async function uploadFile(resource: string, file: File): Promise<ImportState> {
  const body = new FormData()
  body.append('file', file)
  return dataOf(await http.post(address(resource), body, { timeout: 0 }))
}

/** Starts an import of the rows that come with the app. */
export const uploadReady = async (resource: string): Promise<ImportState> => dataOf(await http.post(address(resource, '/ready'), {}))

/** Starts the check of an import, or stores its valid rows, in the background. */
export const startImport = async (
  resource: string,
  id: string,
  columns: readonly (string | null)[],
  mode: ImportMode,
): Promise<ImportState> => dataOf(await http.post(address(resource, `/${id}/run`), { mode, columns }))

export const fetchImport = async (resource: string, id: string): Promise<ImportState> => dataOf(await http.get(address(resource, `/${id}`)))

/** Your latest import of the resource; null if there is none of the last day. */
export const fetchLatestImport = async (resource: string): Promise<ImportState | null> =>
  (await http.get<{ data: ImportState | null }>(address(resource, '/latest'))).data.data

/** A file with the columns of the resource and an example line. */
export const fetchTemplate = async (resource: string): Promise<Blob> =>
  (await http.get<Blob>(address(resource, '/template.csv'), { responseType: 'blob' })).data
