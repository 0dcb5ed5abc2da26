import { useQuery } from '@tanstack/react-query'
import type { DashboardCharts, DashboardView } from '@wasl/shared/contract/dashboard.ts'
import type { PeriodName } from '@wasl/shared/rules/periods.ts'
import { apiBase, http } from '../../api/http.ts'

const address = `${apiBase}/dashboard`

/** Fetches the month so far and the queues. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: () => http.get<{ data: DashboardView }>(address).then(({ data }) => data.data),
    staleTime: 0,
  })

/** Fetches the queues alone, for an admin who may not see the figures. */
export const useOwnQueues = () =>
  useQuery({
    queryKey: ['own-queues'],
    queryFn: () => http.get<{ data: DashboardView['queues'] }>(`${apiBase}/own/queues`).then(({ data }) => data.data),
    staleTime: 0,
  })

/** Fetches the chart data of a period. */
export const useCharts = (period: PeriodName) =>
  useQuery({
    queryKey: ['dashboard', 'charts', period],
    queryFn: () => http.get<{ data: DashboardCharts }>(`${address}/charts`, { params: { period } }).then(({ data }) => data.data),
    placeholderData: (before) => before,
  })
