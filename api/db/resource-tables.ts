import { resources } from '@wasl/resources/index.ts'
import { tableOf } from './table-of.ts'

/** The tables that the registry gives. */
export const cities = tableOf(resources.cities)
