import type { SavedAddress } from '@wasl/shared/contract/addresses.ts'
import type { Branch } from '@wasl/shared/contract/branches.ts'

/** The addresses of a client, or the branches of a company. */
export type PlaceTab = 'addresses' | 'branches'
export type Place = SavedAddress & Partial<Pick<Branch, 'contact' | 'is_archived'>>
