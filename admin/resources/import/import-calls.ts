import type { ImportMode, ImportPreview, ImportResult } from '@wasl/shared/contract/import.ts'
import { apiBase, http } from '../../api/http.ts'

/** Reads a file: the columns, sample cells and the guessed field of each column. */
export const readFile = (resource: string, file: File): Promise<ImportPreview> =>
  post<ImportPreview>(`${apiBase}/${resource}/import/read`, {}, file)

/** Checks or imports a file, depending on the mode. */
export const importFile = (resource: string, file: File, columns: readonly (string | null)[], mode: ImportMode): Promise<ImportResult> =>
  post<ImportResult>(`${apiBase}/${resource}/import`, { mode, columns: JSON.stringify(columns) }, file)

// The API only reads form fields that come before the file.
async function post<T>(address: string, fields: Readonly<Record<string, string>>, file: File): Promise<T> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  const { data } = await http.post<{ data: T }>(address, body, { timeout: 0 })
  return data.data
}
