import { showDashboardCharts } from '@wasl/shared/contract/endpoints/dashboard.ts'
import type { PeriodName } from '@wasl/shared/rules/periods.ts'
import { useEndpoint } from '../../../api/useEndpoint.ts'

/** Fetches the chart data of a period. */
export const useCharts = (period: PeriodName) => useEndpoint(showDashboardCharts, { query: { period } })
