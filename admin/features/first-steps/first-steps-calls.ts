import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeFirstSteps, showFirstSteps } from '@wasl/shared/contract/endpoints/first-steps.ts'
import { settingsForm, settingsId } from '@wasl/shared/contract/settings-form.ts'
import type { FirstStepName } from '@wasl/shared/first-steps.ts'
import { api } from '../../api/http.ts'
import { fetchRow, updateRow } from '../../api/resource-client.ts'
import { endpointKey, useEndpoint } from '../../api/useEndpoint.ts'

type Change = { skipped?: FirstStepName[]; is_hidden?: boolean }

/** Fetches the steps of a new deployment. */
export const useFirstSteps = () => useEndpoint(showFirstSteps, {}, { staleTime: 0 })

/** Ticks steps by hand, or hides the list. */
export function useChangeFirstSteps() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => api.call(changeFirstSteps, { body: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(showFirstSteps) }),
  })
}

/** Adds an ending to the accepted email addresses. */
export function useAddEmailEnding() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ending: string) => {
      const { email_endings, version } = await fetchRow(settingsForm, settingsId)
      const endings = Array.isArray(email_endings) ? email_endings : []
      await updateRow(settingsForm, settingsId, { email_endings: [...endings, { ending }], version })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(showFirstSteps) }),
  })
}
