import type { CrudFilters, CrudSort } from '@refinedev/core'
import { listQuery } from '@wasl/shared/data-provider/list-query.ts'
import { decodeGroups } from '../../api/filter-groups.ts'

/** The query string of a list request to the API, without paging. */
export const listParams = (filters: CrudFilters, sorters: CrudSort[]): string => listQuery({ filters: decodeGroups(filters), sorters })
