import type { CrudFilters } from '@refinedev/core'
import type { BulkRunState } from '@wasl/shared/contract/bulk-run.ts'
import type { DataOf } from '@wasl/shared/contract/endpoint.ts'
import { readFileAsAdmin, uploadFileAsAdmin } from '@wasl/shared/contract/endpoints/files.ts'
import * as endpoints from '@wasl/shared/contract/resource-endpoints.ts'
import type { Uploaded } from '@wasl/shared/contract/uploads.ts'
import { endpointRequest } from '@wasl/shared/data-provider/endpoint-request.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { fileNameIn } from './file-name.ts'
import { api, dataProvider } from './http.ts'
import { noteOwnWrite } from './own-writes.ts'

export type BulkActionResult = DataOf<typeof endpoints.runBulkAction>['results'][number]

/** Runs a custom action on a row as it was shown, with its inputs; returns the row after it. Fails with 412 if the row has changed since. */
export async function runAction(resource: string, row: AnyRow, action: string, inputs: AnyRow = {}): Promise<AnyRow> {
  const id = String(row.id)
  noteOwnWrite(resource, id)
  const request = endpointRequest(endpoints.runAction, { params: { resource, id, action }, body: inputs })
  const headers = typeof row.version === 'number' ? { 'If-Match': String(row.version) } : undefined
  return (await dataProvider.custom({ ...request, headers })).data
}

/** Runs one action (`delete`, `edit` or a custom action) on several rows as they were shown, in one call; returns the result of each, in order. Rows that have changed since are rejected. */
export const runBulk = async (
  resource: string,
  action: string,
  rows: readonly AnyRow[],
  inputs: AnyRow = {},
): Promise<BulkActionResult[]> => {
  const versions = rows.flatMap(({ version }) => (typeof version === 'number' ? [version] : []))
  const body = { action, ids: rows.map(({ id }) => String(id)), inputs, ...(versions.length === rows.length && { versions }) }
  return (await api.call(endpoints.runBulkAction, { params: { resource }, body })).results
}

/** Starts one action on all rows that match the query, in the background. */
export const startBulkRun = (resource: string, query: string, action: string, inputs: AnyRow = {}): Promise<BulkRunState> =>
  api.call(endpoints.startBulkRun, { params: { resource }, query: new URLSearchParams(query), body: { action, inputs } })

export const fetchBulkRun = (resource: string, id: string): Promise<BulkRunState> =>
  api.call(endpoints.showBulkRun, { params: { resource, id } })

/** Your bulk run of the resource that is not finished; null if there is none. */
export const fetchRunningBulkRun = (resource: string): Promise<BulkRunState | null> =>
  api.call(endpoints.showRunningBulkRun, { params: { resource } })

/** Stops a bulk run; rows that were changed stay changed. */
export const cancelBulkRun = (resource: string, id: string): Promise<BulkRunState> =>
  api.call(endpoints.cancelBulkRun, { params: { resource, id } })

/** The rows that a bulk run rejected, with their reasons, as CSV. */
export const fetchBulkRejections = (resource: string, id: string): Promise<Blob> =>
  api.file(endpoints.downloadBulkRejections, { params: { resource, id }, timeout: 0 }).then(({ data }) => data)

/** Moves a row to a position of its list, counted from 1; returns the row after it. */
export const moveRow = (resource: string, id: string, to: number): Promise<AnyRow> =>
  api.call(endpoints.moveRow, { params: { resource, id }, body: { to } })

/** The number of rows that match. */
export const countRows = async (resource: string, filters: CrudFilters): Promise<number> =>
  (await dataProvider.getList({ resource, filters, pagination: { currentPage: 1, pageSize: 0 } })).total

/** Adds an internal note to the history of a row. */
export const addNote = (resource: string, id: string, text: string): Promise<unknown> =>
  api.call(endpoints.addNote, { params: { resource, id }, body: { text } })

const exports = { csv: endpoints.downloadRowsCsv, xlsx: endpoints.downloadRowsXlsx }
export type ExportFormat = keyof typeof exports

/** The matching rows as one file. */
export const exportRows = (resource: string, format: ExportFormat, query: string): Promise<Blob> =>
  api.file(exports[format], { params: { resource }, query: new URLSearchParams(query), timeout: 0 }).then(({ data }) => data)

type UploadRequest = { onProgress: (percent: number) => void; signal?: AbortSignal }

/** Uploads a file; `onProgress` gets whole percents, `signal` aborts the upload. */
export async function upload(file: File, kind: 'image' | 'file', { onProgress, signal }: UploadRequest): Promise<Uploaded> {
  const body = new FormData()
  body.append('kind', kind)
  body.append('file', file)
  return api.call(uploadFileAsAdmin, {
    form: body,
    timeout: 0,
    ...(signal && { signal }),
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  })
}

/** The address of a stored file. */
export const fileUrl = (id: string): string => endpointRequest(readFileAsAdmin, { params: { id } }).url

/** A private image, scaled to this width in pixels. */
export const fetchPrivateImage = (id: string, widthPixels: number): Promise<Blob> =>
  api.file(readFileAsAdmin, { params: { id }, query: { w: widthPixels } }).then(({ data }) => data)

/** A stored file. */
export const fetchFile = (id: string): Promise<Blob> => api.file(readFileAsAdmin, { params: { id }, timeout: 0 }).then(({ data }) => data)

/** A document of a row, and the name of its file. */
export async function fetchDocument(resource: string, id: string, renderer: string): Promise<{ content: Blob; name: string }> {
  const { data, headers } = await api.file(endpoints.showDocument, { params: { resource, id }, query: { renderer } })
  return { content: data, name: fileNameIn(String(headers['content-disposition'] ?? '')) ?? renderer }
}

/** Opens a stored file in a new tab. */
export const openFile = (id: string): Promise<void> => fetchFile(id).then(openInTab)

/** The name of a stored file; null if it has none. */
export const fetchFileName = (id: string): Promise<string | null> =>
  api.head(readFileAsAdmin, { params: { id } }).then((headers) => fileNameIn(String(headers['content-disposition'] ?? '')))

/** Opens a file in a new tab. */
export function openInTab(file: Blob): void {
  const address = URL.createObjectURL(file)
  window.open(address, '_blank', 'noopener')
  // By then the new tab has loaded the file.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}

type ReferredRows = { to: string; ids: readonly string[]; row?: string | undefined }

/** The titles of rows of `to` that rows of a resource refer to, or the history of `row`, whatever lists the administrator may see. */
export const fetchRelatedTitles = (resource: string, { to, ids, row }: ReferredRows): Promise<{ id: string; title: string }[]> =>
  api.call(endpoints.listRelatedTitles, { params: { resource, to }, query: { id: [...ids], row } })
