import { useQuery } from '@tanstack/react-query'
import { showDashboardCharts } from '@wasl/shared/contract/endpoints/dashboard.ts'
import type { PeriodName } from '@wasl/shared/rules/periods.ts'
import { api } from '../../../api/http.ts'

/** Fetches the chart data of a period. */
export const useCharts = (period: PeriodName) =>
  useQuery({
    queryKey: ['dashboard', 'charts', period],
    queryFn: () => api.call(showDashboardCharts, { query: { period } }),
    placeholderData: (before) => before,
  })
