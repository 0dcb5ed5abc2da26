import { useQuery } from '@tanstack/react-query'
import type { ReportView } from '@wasl/shared/contract/reports.ts'
import type { ReportKind } from '@wasl/shared/reports/reports.ts'
import { http, resourcesAddress } from '../../api/http.ts'
import type { ReportAsked } from './useReportQuery.ts'

export const reportForms = ['xlsx', 'csv', 'pdf'] as const
export type ReportForm = (typeof reportForms)[number]

const addressOf = (kind: ReportKind) => `${resourcesAddress}/reports/${kind}`

/** The rows of a report on screen. */
export const useReport = (kind: ReportKind, asked: ReportAsked) =>
  useQuery({
    queryKey: ['report', kind, asked],
    queryFn: () => http.get<{ data: ReportView }>(addressOf(kind), { params: asked }).then(({ data }) => data.data),
  })

/** A whole report as a file, in the reader's language. */
export const reportFileOf = (kind: ReportKind, form: ReportForm, asked: ReportAsked): Promise<Blob> =>
  http.get<Blob>(`${addressOf(kind)}/export.${form}`, { params: asked, responseType: 'blob', timeout: 0 }).then(({ data }) => data)
