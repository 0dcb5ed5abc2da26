import * as z from 'zod'
import { ownPackageTransitions, packageLifecycle } from '../lifecycle/packages.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { idParams, named } from './common.ts'

/** Where a package of a provider is, and why it came back. */
export const ownPackageState = z.object({ status: z.enum(typedKeys(packageLifecycle.statuses)), return_reason: z.string().nullable() })
export const packageTransitionParams = idParams.extend({ name: z.enum(ownPackageTransitions) })
/** What a provider can make a package of. */
export const packageChoices = z.object({ services: z.array(named) })
