import type { ImportMode, ImportState } from '@wasl/shared/contract/import.ts'
import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
import { api } from '../../api/http.ts'

/** Sends a file: its columns, sample cells and the guessed field of each column. */
export function uploadFile(resource: string, file: File): Promise<ImportState> {
  const form = new FormData()
  form.append('file', file)
  return api.call(endpoints.readImportFile, { params: { resource }, form, timeout: 0 })
}

/** Starts an import of the rows that come with the app. */
export const uploadReady = (resource: string): Promise<ImportState> => api.call(endpoints.readReadyRows, { params: { resource } })

/** Starts the check of an import, or stores its valid rows, in the background. */
export const startImport = (resource: string, id: string, columns: readonly (string | null)[], mode: ImportMode): Promise<ImportState> =>
  api.call(endpoints.runImport, { params: { resource, id }, body: { mode, columns: [...columns] } })

export const fetchImport = (resource: string, id: string): Promise<ImportState> =>
  api.call(endpoints.showImport, { params: { resource, id } })

/** Your latest import of the resource; null if there is none of the last day. */
export const fetchLatestImport = (resource: string): Promise<ImportState | null> =>
  api.call(endpoints.showLatestImport, { params: { resource } })

/** A file with the columns of the resource and an example line. */
export const fetchTemplate = (resource: string): Promise<Blob> =>
  api.file(endpoints.downloadImportTemplate, { params: { resource } }).then(({ data }) => data)
