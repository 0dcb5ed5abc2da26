import type { Uploaded } from '@wasl/shared/contract/uploads.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { http, resourcesAddress } from '../api/http.ts'

/** The forms an export comes in. */
export type ExportForm = 'csv' | 'xlsx'
export type BulkResult = { id: string; ok: boolean; msg?: string }
export type HistoryEntry = {
  id: string
  at: string
  actor_name: string | null
  action: string
  reason: string | null
  request_id: string | null
  changes: { field: string; before: unknown; after: unknown }[]
}

const addressOfRow = (resource: string, id: string) => `${resourcesAddress}/${resource}/${id}`

/** Does a named action on one row, with what it asked for, and answers the row after it. */
export const runAction = (resource: string, id: string, action: string, given: AnyRow = {}): Promise<AnyRow> =>
  http.post<AnyRow>(`${addressOfRow(resource, id)}/actions/${action}`, given).then(({ data }) => data)

/** Does one act (`delete` or a named action) on many rows in one call, with what it asked for; what came of each, in their order. */
export const runBulk = (resource: string, action: string, ids: readonly string[], given: AnyRow = {}): Promise<BulkResult[]> =>
  http.post<{ results: BulkResult[] }>(`${resourcesAddress}/${resource}/bulk`, { action, ids, given }).then(({ data }) => data.results)

/** Puts a row at another place of its list, counted from 1, and answers the row after it. */
export const moveRow = (resource: string, id: string, to: number): Promise<AnyRow> =>
  http.post<AnyRow>(`${addressOfRow(resource, id)}/move`, { to }).then(({ data }) => data)

/** The sums, in halalas, of a list's amounts over all rows that match this query. */
export const totalsOf = (resource: string, query: string): Promise<Readonly<Record<string, number>>> =>
  http.get<Record<string, number>>(`${resourcesAddress}/${resource}/totals${query && `?${query}`}`).then(({ data }) => data)

/** How many rows match this query. */
export const countOf = (resource: string, query: string): Promise<number> =>
  http.get(`${resourcesAddress}/${resource}?_start=0&_end=0&${query}`).then(({ headers }) => Number(headers['x-total-count']))

/** Who did what to this row, newest first. */
export const historyOf = (resource: string, id: string): Promise<HistoryEntry[]> =>
  http.get<HistoryEntry[]>(`${addressOfRow(resource, id)}/history`).then(({ data }) => data)

/** The rows that match, as one file. */
export const exportOf = (resource: string, form: ExportForm, query: string): Promise<Blob> =>
  http
    .get<Blob>(`${resourcesAddress}/${resource}/export.${form}${query && `?${query}`}`, { responseType: 'blob', timeout: 0 })
    .then(({ data }) => data)

type Sending = { onProgress: (percent: number) => void; signal?: AbortSignal }

/** Stores a file and answers what it became; `onProgress` hears whole percents, `signal` breaks it off. */
export async function upload(file: File, kind: 'image' | 'file', { onProgress, signal }: Sending): Promise<Uploaded> {
  const body = new FormData()
  body.append('kind', kind)
  body.append('file', file)
  const { data } = await http.post<{ data: Uploaded }>(`${resourcesAddress}/uploads`, body, {
    timeout: 0,
    ...(signal && { signal }),
    onUploadProgress: ({ progress = 0 }) => onProgress(Math.round(progress * 100)),
  })
  return data.data
}

const copyOf = (path: string): Promise<string> =>
  http.get<Blob>(`${resourcesAddress}/${path}`, { responseType: 'blob' }).then(({ data }) => URL.createObjectURL(data))

/** The address of a copy of an image that only the back office may read, scaled to this width in pixels. */
export const privateImage = (id: string, widthPixels: number): Promise<string> => copyOf(`files/${id}?w=${widthPixels}`)

/** Opens the file of a row in a new tab. */
export const openDocument = (resource: string, id: string): Promise<void> => openCopy(`${resource}/${id}/document`)

/** Opens a stored file in a new tab. */
export const openFile = (id: string): Promise<void> => openCopy(`files/${id}`)

async function openCopy(path: string): Promise<void> {
  const address = await copyOf(path)
  window.open(address, '_blank', 'noopener')
  // The new tab has read the address long before this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
