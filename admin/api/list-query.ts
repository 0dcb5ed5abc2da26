import { type CrudFilters, type CrudSort, stringifyTableParams } from '@refinedev/core'
import { escaped } from '../ui/escape-html.ts'

/** What stands behind `?` in the address of a list that is asked for this; Refine writes texts as they are, signs of an address among them. */
export const listQuery = (filters: CrudFilters, sorters: CrudSort[] = []): string =>
  stringifyTableParams({ filters: escaped(filters), sorters })
