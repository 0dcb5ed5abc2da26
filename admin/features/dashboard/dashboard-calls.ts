import { useQuery } from '@tanstack/react-query'
import { showDashboard, showOwnQueues } from '@wasl/shared/contract/endpoints/dashboard.ts'
import { api } from '../../api/http.ts'

/** Fetches the month so far and the queues. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api.call(showDashboard),
    staleTime: 0,
  })

/** Fetches the queues alone, for an admin who may not see the figures. */
export const useOwnQueues = () =>
  useQuery({
    queryKey: ['own-queues'],
    queryFn: () => api.call(showOwnQueues),
    staleTime: 0,
  })
