import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { showProvider } from '@wasl/shared/contract/endpoints/catalog.ts'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { maxPrivateProviders } from '@wasl/shared/settings/settings.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import type { ApiClient } from '../server/api.server.ts'

/** The pages of these providers that accept orders, in this order. */
export async function loadProviders(api: ApiClient, ids: readonly string[]) {
  const found = await Promise.all(
    ids
      .filter(isUuid)
      .slice(0, maxPrivateProviders)
      .map((id) => findProvider(api, id)),
  )
  return found.flatMap((provider) => (provider && !provider.is_preview ? [provider] : []))
}

/** The public page of a provider, or null if it has none. */
async function findProvider(api: ApiClient, id: string): Promise<ProviderPage | null> {
  try {
    return await api.call(showProvider, { params: { id }, skipPageStatus: true })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}
