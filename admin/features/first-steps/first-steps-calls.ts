import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FirstStepsView } from '@wasl/shared/contract/first-steps.ts'
import type { FirstStepName } from '@wasl/shared/first-steps.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { apiBase, http } from '../../api/http.ts'

const address = `${apiBase}/first-steps`
const queryKey = ['first-steps']

type Change = { skipped?: readonly FirstStepName[]; is_hidden?: boolean }

/** Fetches the steps of a new deployment. */
export const useFirstSteps = () =>
  useQuery({ queryKey, queryFn: () => http.get<{ data: FirstStepsView }>(address).then(({ data }) => data.data), staleTime: 0 })

/** Ticks steps by hand, or hides the list. */
export function useChangeFirstSteps() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => http.patch<{ data: FirstStepsView }>(address, change).then(({ data }) => data.data),
    onSuccess: (view) => client.setQueryData(queryKey, view),
  })
}

/** Adds an ending to the accepted email addresses. */
export function useAddEmailEnding() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ending: string) => {
      const { data } = await http.get<AnyRow>(`${apiBase}/settings`)
      const endings = Array.isArray(data.email_endings) ? data.email_endings : []
      const change = { email_endings: [...endings, { ending }] }
      await http.patch(`${apiBase}/settings`, change, { headers: { 'if-match': String(data.version) } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}
