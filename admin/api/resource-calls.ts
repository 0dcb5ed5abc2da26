import type { BulkRunState } from '@wasl/shared/contract/bulk-run.ts'
import { readFileAsAdmin, uploadFileAsAdmin } from '@wasl/shared/contract/endpoints/files.ts'
import type { HistoryEntry } from '@wasl/shared/contract/history.ts'
import type { Uploaded } from '@wasl/shared/contract/uploads.ts'
import { endpointRequest } from '@wasl/shared/data-provider/endpoint-request.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { fileNameIn } from './file-name.ts'
import { api, apiBase, http } from './http.ts'

export type ExportFormat = 'csv' | 'xlsx'
export type BulkActionResult = { id: string; ok: boolean; msg?: string }

const rowAddress = (resource: string, id: string) => `${apiBase}/${resource}/${id}`

/** Runs a custom action on one row with its inputs; returns the row after it. */
export const runAction = (resource: string, id: string, action: string, inputs: AnyRow = {}): Promise<AnyRow> =>
  http.post<AnyRow>(`${rowAddress(resource, id)}/actions/${action}`, inputs).then(({ data }) => data)

/** Runs one action (`delete` or a custom action) on several rows in one call; returns the result of each, in order. */
export const runBulk = (resource: string, action: string, ids: readonly string[], inputs: AnyRow = {}): Promise<BulkActionResult[]> =>
  http.post<{ results: BulkActionResult[] }>(`${apiBase}/${resource}/bulk`, { action, ids, inputs }).then(({ data }) => data.results)

const bulkRunAddress = (resource: string, id = '') => `${apiBase}/${resource}/bulk-runs${id && `/${id}`}`
const bulkRunOf = ({ data }: { data: { data: BulkRunState } }): BulkRunState => data.data

/** Starts one action on all rows that match the query, in the background. */
export const startBulkRun = (resource: string, query: string, action: string, inputs: AnyRow = {}): Promise<BulkRunState> =>
  http.post(`${bulkRunAddress(resource)}${query && `?${query}`}`, { action, inputs }).then(bulkRunOf)

export const fetchBulkRun = (resource: string, id: string): Promise<BulkRunState> => http.get(bulkRunAddress(resource, id)).then(bulkRunOf)

/** Your bulk run of the resource that is not finished; null if there is none. */
export const fetchRunningBulkRun = async (resource: string): Promise<BulkRunState | null> =>
  (await http.get<{ data: BulkRunState | null }>(bulkRunAddress(resource, 'running'))).data.data

/** Stops a bulk run; rows that were changed stay changed. */
export const cancelBulkRun = (resource: string, id: string): Promise<BulkRunState> =>
  http.post(`${bulkRunAddress(resource, id)}/cancel`, {}).then(bulkRunOf)

/** The rows that a bulk run rejected, with their reasons, as CSV. */
export const fetchBulkRejections = (resource: string, id: string): Promise<Blob> =>
  http.get<Blob>(`${bulkRunAddress(resource, id)}/rejected.csv`, { responseType: 'blob', timeout: 0 }).then(({ data }) => data)

/** Moves a row to a position of its list, counted from 1; returns the row after it. */
export const moveRow = (resource: string, id: string, to: number): Promise<AnyRow> =>
  http.post<AnyRow>(`${rowAddress(resource, id)}/move`, { to }).then(({ data }) => data)

/** The sums, in halalas, of a list's amounts over all rows that match the query. */
export const fetchTotals = (resource: string, query: string): Promise<Readonly<Record<string, number>>> =>
  http.get<Record<string, number>>(`${apiBase}/${resource}/totals${query && `?${query}`}`).then(({ data }) => data)

export const countRows = (resource: string, query: string): Promise<number> =>
  http.get(`${apiBase}/${resource}?_start=0&_end=0&${query}`).then(({ headers }) => Number(headers['x-total-count']))

/** The history of a row, newest first. */
export const fetchHistory = (resource: string, id: string): Promise<HistoryEntry[]> =>
  http.get<HistoryEntry[]>(`${rowAddress(resource, id)}/history`).then(({ data }) => data)

/** Adds an internal note to the history of a row. */
export const addNote = (resource: string, id: string, text: string): Promise<unknown> =>
  http.post(`${rowAddress(resource, id)}/notes`, { text })

/** The matching rows as one file. */
export const exportRows = (resource: string, format: ExportFormat, query: string): Promise<Blob> =>
  http
    .get<Blob>(`${apiBase}/${resource}/export.${format}${query && `?${query}`}`, { responseType: 'blob', timeout: 0 })
    .then(({ data }) => data)

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

/** Opens a document of a row in a new tab. */
export const openDocument = (resource: string, id: string, renderer: string): Promise<void> =>
  openInTab(http.get<Blob>(`${rowAddress(resource, id)}/document?renderer=${renderer}`, { responseType: 'blob' }).then(({ data }) => data))

/** Opens a stored file in a new tab. */
export const openFile = (id: string): Promise<void> => openInTab(fetchFile(id))

/** The name of a stored file; null if it has none. */
export const fetchFileName = (id: string): Promise<string | null> =>
  http.head(fileUrl(id)).then(({ headers }) => fileNameIn(String(headers['content-disposition'] ?? '')))

async function openInTab(file: Promise<Blob>): Promise<void> {
  const address = URL.createObjectURL(await file)
  window.open(address, '_blank', 'noopener')
  // By then the new tab has loaded the file.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}

/** The titles of rows that a field always shows, whatever lists the administrator may see. */
export const fetchShownTitles = async (resource: string, field: string, ids: readonly string[]): Promise<{ id: string; title: string }[]> =>
  (
    await http.get<{ id: string; title: string }[]>(`${apiBase}/${resource}/titles`, {
      params: new URLSearchParams([['field', field], ...ids.map((id) => ['id', id])]),
    })
  ).data

/** How many rows of a resource have each status. */
export const fetchStatusCounts = async (resource: string): Promise<Record<string, number>> =>
  (await http.get<Record<string, number>>(`${apiBase}/${resource}/status-counts`)).data
