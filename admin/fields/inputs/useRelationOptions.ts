import { type BaseRecord, type CrudFilter, useList, useMany } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../app/useLocale.ts'
import { declarationOf, titleOf } from '../../resources/declarations.ts'
import { defaultSorters } from '../../resources/default-sorters.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { type RelationOption, relationOptions } from './relation-options.ts'

const debounceMs = 250

type Relation = {
  to: string
  filters?: CrudFilter[] | undefined
  chosen: readonly string[]
  isMultiple: boolean
  choose: (id: string) => void
}

/**
 * The options of a relation select. Without a search: the chosen rows, then the first of all others. In a search only its matches:
 * Enter must take a new row, so chosen ones are left out, unless the only row that can be chosen is the first match.
 */
export function useRelationOptions({ to, filters = [], chosen, isMultiple, choose }: Relation) {
  const { locale } = useLocale()
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const target = declarationOf(to)
  const typed = search.trim()
  const q = useDebounced(typed, debounceMs)
  const { query } = useList<BaseRecord, ApiError>({
    resource: to,
    filters: q ? [...filters, { field: 'q', operator: 'contains', value: q }] : filters,
    ...(target && { sorters: defaultSorters(target) }),
    pagination: { currentPage: 1, pageSize: 20 },
    errorNotification: false,
    // A form with many selects loads the options of those that are used.
    queryOptions: { enabled: isOpen || typed !== '', placeholderData: (before) => before },
  })
  const { query: chosenQuery } = useMany<BaseRecord, ApiError>({
    resource: to,
    ids: [...chosen],
    errorNotification: false,
    queryOptions: { enabled: chosen.length > 0, placeholderData: (before) => before },
  })
  const optionOf = (row: BaseRecord): RelationOption => ({
    value: String(row.id),
    label: target ? titleOf(target, row, locale) : String(row.id),
  })
  const matches = (query.data?.data ?? []).map(optionOf)
  const chosenOptions = (chosenQuery.data?.data ?? []).map(optionOf).filter(({ value }) => chosen.includes(value))
  const isPending = typed !== q || query.isFetching
  const options = relationOptions({ matches, chosen: chosenOptions, isMultiple, isSearch: q !== '' })

  // Enter was pressed before the answer: it takes the first match once that is here.
  const awaitsFirst = useRef(false)
  const takeFirst = useEffectEvent(() => {
    if (!awaitsFirst.current) return
    awaitsFirst.current = false
    const [first] = options
    if (!first) return
    choose(first.value)
    setSearch('')
  })
  useEffect(() => {
    if (!isPending) takeFirst()
  }, [isPending])

  return {
    options,
    search,
    isPending,
    setOpen,
    setSearch: (text: string) => {
      awaitsFirst.current = false
      setSearch(text)
    },
    chooseFirst: () => {
      awaitsFirst.current = true
    },
  }
}
