import type { ImportMode, ImportResult, ReadImport } from '@wasl/shared/contract/import.ts'
import { http, resourcesAddress } from '../../api/http.ts'

/** What the file holds and which field each of its columns seems to be. */
export const readFile = (resource: string, file: File): Promise<ReadImport> =>
  post<ReadImport>(`${resourcesAddress}/${resource}/import/read`, {}, file)

/** Tries the import of the file, or does it. */
export const importFile = (resource: string, file: File, columns: readonly (string | null)[], mode: ImportMode): Promise<ImportResult> =>
  post<ImportResult>(`${resourcesAddress}/${resource}/import`, { mode, columns: JSON.stringify(columns) }, file)

// The API reads the fields that stand before the file.
async function post<T>(address: string, fields: Readonly<Record<string, string>>, file: File): Promise<T> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  const { data } = await http.post<{ data: T }>(address, body, { timeout: 0 })
  return data.data
}
