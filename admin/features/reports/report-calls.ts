import { useQuery } from '@tanstack/react-query'
import type { ReportView } from '@wasl/shared/contract/reports.ts'
import type { ReportKind } from '@wasl/shared/reports.ts'
import { apiBase, http } from '../../api/http.ts'
import type { ReportParams } from './useReportQuery.ts'

export const reportFormats = ['xlsx', 'csv', 'pdf'] as const
export type ReportFormat = (typeof reportFormats)[number]

const reportAddress = (kind: ReportKind) => `${apiBase}/reports/${kind}`

/** Fetches the rows of a report for the screen. */
export const useReport = (kind: ReportKind, params: ReportParams) =>
  useQuery({
    queryKey: ['report', kind, params],
    queryFn: () => http.get<{ data: ReportView }>(reportAddress(kind), { params }).then(({ data }) => data.data),
  })

/** Downloads a whole report as a file, in the user's language. */
export const fetchReportFile = (kind: ReportKind, format: ReportFormat, params: ReportParams): Promise<Blob> =>
  http.get<Blob>(`${reportAddress(kind)}/export.${format}`, { params, responseType: 'blob', timeout: 0 }).then(({ data }) => data)
