import { downloadReportCsv, downloadReportPdf, downloadReportXlsx, showReport } from '@wasl/shared/contract/endpoints/reports.ts'
import type { ReportKind } from '@wasl/shared/reports.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { api } from '../../api/http.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'
import type { ReportParams } from './useReportQuery.ts'

const downloads = { xlsx: downloadReportXlsx, csv: downloadReportCsv, pdf: downloadReportPdf }
export type ReportFormat = keyof typeof downloads
export const reportFormats = typedKeys(downloads)

/** Fetches the rows of a report for the screen. */
export const useReport = (kind: ReportKind, params: ReportParams) => useEndpoint(showReport, { params: { kind }, query: params })

/** Downloads a whole report as a file, in the user's language. */
export const fetchReportFile = (kind: ReportKind, format: ReportFormat, params: ReportParams): Promise<Blob> =>
  api.file(downloads[format], { params: { kind }, query: params, timeout: 0 }).then(({ data }) => data)
