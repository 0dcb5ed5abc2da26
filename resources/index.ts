import { registry } from '@wasl/shared/registry/registry.ts'
import { cities } from './cities.ts'

/** Every resource of the house, in the order of the admin menu. */
export const resources = registry({ cities })

export type Resources = typeof resources
export type ResourceName = keyof Resources
