import * as z from 'zod'
import { addressForm, savedAddress } from './addresses.ts'
import { requestText } from './common.ts'

/** The most branches of one company, without archived ones. */
export const maxBranches = 50

/** A branch of a company client: its name and place, and who answers there. */
export const branchForm = addressForm.extend({ contact: requestText({ max: 80 }).nullable().default(null) })
export type BranchForm = z.output<typeof branchForm>

export const branch = savedAddress.extend({ contact: z.string().nullable(), is_archived: z.boolean() })
export type Branch = z.output<typeof branch>

/** PUT user/branches/:id/archived. Orders keep an archived branch; new ones cannot choose it. */
export const archiveForm = z.strictObject({ is_archived: z.boolean() })

/** The branch of an order. */
export const branchName = z.object({ id: z.uuid(), label: z.string() })
export type BranchName = z.output<typeof branchName>

/** The same for its parties; a provider reads the contact once it may read the client's phone. */
export const orderBranch = branchName.extend({ contact: z.string().nullable() })
export type OrderBranch = z.output<typeof orderBranch>

/** The branch that an order of a company is for. */
export const branchChoice = () => z.uuid().nullable().default(null)
