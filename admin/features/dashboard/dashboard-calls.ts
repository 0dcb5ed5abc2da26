import { showDashboard, showDashboardCharts, showOwnQueues } from '@wasl/shared/contract/endpoints/dashboard.ts'
import type { PeriodName } from '@wasl/shared/rules/periods.ts'
import { useEndpoint } from '../../api/useEndpoint.ts'

/** Fetches the month so far and the queues. */
export const useDashboard = () => useEndpoint(showDashboard, {}, { staleTime: 0 })

/** Fetches the queues alone, for an admin who may not see the figures. */
export const useOwnQueues = () => useEndpoint(showOwnQueues, {}, { staleTime: 0 })

/** Fetches the chart data of a period. */
export const useCharts = (period: PeriodName) => useEndpoint(showDashboardCharts, { query: { period } })
