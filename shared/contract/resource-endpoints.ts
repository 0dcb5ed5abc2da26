import * as z from 'zod'
import { maxLengths } from '../registry/limits.ts'
import { bulkRunState } from './bulk-run.ts'
import { reasonOption, requestText } from './common.ts'
import { resourceEndpoint } from './endpoint.ts'
import { historyEntry } from './history.ts'
import { importForm, importState } from './import.ts'

// The endpoints that the registry generates for the resources beside those of simple-rest, which the data provider calls. Where a schema depends on
// the fields of the resource, the API narrows the one that is here.

const ofResource = z.object({ resource: z.string() })
const ofRow = z.object({ resource: z.string(), id: z.uuid() })
const ofAction = z.object({ resource: z.string(), action: z.string() })
const ofRowAction = z.object({ resource: z.string(), id: z.uuid(), action: z.string() })

const row = z.looseObject({ id: z.uuid() })
const inputs = z.record(z.string(), z.unknown())
/** The filters, order and page of a list, as simple-rest writes them. */
const listQuery = z.record(z.string(), z.unknown())

export const listRows = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource',
  params: ofResource,
  query: listQuery,
  bare: z.array(row),
})
/** Sums in halalas, by field. */
export const showTotals = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/totals',
  params: ofResource,
  query: listQuery,
  bare: z.record(z.string(), z.number()),
})
/** How many rows have each value of the fields of the tabs, by field. */
export const showStatusCounts = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/status-counts',
  params: ofResource,
  bare: z.record(z.string(), z.record(z.string(), z.int())),
})
/** The titles of the rows of another resource that rows of this one refer to. */
export const listRelatedTitles = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/related/:to',
  params: z.object({ resource: z.string(), to: z.string() }),
  query: z.object({ id: z.array(z.uuid()).optional(), row: z.uuid().optional() }),
  bare: z.array(z.object({ id: z.uuid(), title: z.string() })),
})
export const downloadRowsCsv = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/export.csv',
  params: ofResource,
  query: listQuery,
  file: 'text/csv; charset=utf-8',
})
export const downloadRowsXlsx = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/export.xlsx',
  params: ofResource,
  query: listQuery,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const listHistory = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/:id/history',
  params: ofRow,
  bare: z.array(historyEntry),
})
export const addNote = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/:id/notes',
  params: ofRow,
  body: z.strictObject({ text: requestText({ min: 1, max: maxLengths.longText }) }),
  bare: z.object({ id: z.uuid() }),
})
export const showDocument = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/:id/document',
  params: ofRow,
  query: z.object({ renderer: z.string().optional() }),
  file: '*/*',
})
export const moveRow = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/:id/move',
  params: ofRow,
  body: z.strictObject({ to: z.int().min(1).max(100_000) }),
  bare: row,
})
export const runAction = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/:id/actions/:action',
  params: ofRowAction,
  body: inputs,
  bare: row,
})
export const listReasonOptions = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/actions/:action/reasons',
  params: ofAction,
  bare: z.array(reasonOption),
})

export const runBulkAction = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/bulk',
  params: ofResource,
  body: z.strictObject({
    action: z.string(),
    ids: z.array(z.uuid()).min(1).max(500),
    versions: z.array(z.int()).optional(),
    inputs: inputs.default({}),
  }),
  bare: z.object({ results: z.array(z.object({ id: z.string(), ok: z.boolean(), msg: z.string().optional() })) }),
})
export const startBulkRun = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/bulk/runs',
  params: ofResource,
  query: listQuery,
  body: z.strictObject({ action: z.string(), inputs: inputs.default({}) }),
  response: bulkRunState,
})
export const showRunningBulkRun = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/bulk/runs/running',
  params: ofResource,
  response: bulkRunState.nullable(),
})
export const showBulkRun = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/bulk/runs/:id',
  params: ofRow,
  response: bulkRunState,
})
export const cancelBulkRun = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/bulk/runs/:id/cancel',
  params: ofRow,
  response: bulkRunState,
})
export const downloadBulkRejections = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/bulk/runs/:id/rejected.csv',
  params: ofRow,
  file: 'text/csv; charset=utf-8',
})

export const readImportFile = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/import/files',
  params: ofResource,
  form: true,
  response: importState,
})
export const readReadyRows = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/import/ready',
  params: ofResource,
  response: importState,
})
export const showLatestImport = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/import/latest',
  params: ofResource,
  response: importState.nullable(),
})
export const showImport = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/import/files/:id',
  params: ofRow,
  response: importState,
})
export const runImport = resourceEndpoint({
  method: 'POST',
  path: '/api/admin/:resource/import/files/:id/run',
  params: ofRow,
  body: importForm,
  response: importState,
})
export const downloadImportTemplate = resourceEndpoint({
  method: 'GET',
  path: '/api/admin/:resource/import/template.csv',
  params: ofResource,
  file: 'text/csv; charset=utf-8',
})
