import { useSelect } from '@refinedev/antd'
import type { CrudFilter } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { defaultSorter } from '@wasl/shared/registry/first-list.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import type { Row } from '../../api/resource-client.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { relationOptions } from './relation-options.ts'

type Relation = {
  to: string
  /** The resource whose references are offered to administrators who may not list all rows. */
  referredBy?: string | undefined
  filters?: CrudFilter[] | undefined
  chosen: readonly string[]
  isMultiple: boolean
  choose: (id: string) => void
}

/**
 * Refine's `useSelect` for a relation. Without a search: the chosen rows, then the first of all others. In a search only its matches: Enter must take
 * a new row, so chosen ones are left out, unless the only row that can be chosen is the first match. Enter takes that match also when it is pressed
 * before the answer is there.
 */
export function useRelationSelect({ to, referredBy, filters = [], chosen, isMultiple, choose }: Relation) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  const [isOpen, setOpen] = useState(false)
  const target = declarationOf(to)
  const denialReason = useDenialReasons()
  const isListed = !referredBy || (target !== undefined && denialReason(target, 'list') === null)
  const labelOf = (row: Row) => (isListed && target ? titleOf(target, row, locale) : String(row.title ?? row.id))
  const optionOf = (row: Row) => ({ value: String(row.id), label: labelOf(row) })
  const { selectProps, query, defaultValueQuery } = useSelect<Row, ApiError>({
    resource: isListed ? to : `${referredBy}/related/${to}`,
    filters,
    ...(isListed && target && { sorters: [defaultSorter(target)] }),
    optionLabel: (row) => optionOf(row).label,
    pagination: { pageSize: 20 },
    defaultValue: [...chosen],
    debounce: 250,
    onSearch: (text) => {
      setSent(text.trim())
      return text.trim() ? [{ field: 'q', operator: 'contains', value: text.trim() }] : []
    },
    errorNotification: false,
    // A form with many selects loads the options of those that are used.
    queryOptions: { enabled: isOpen || typed.trim() !== '', placeholderData: (before) => before },
    defaultValueQueryOptions: { enabled: chosen.length > 0, placeholderData: (before) => before },
  })
  const isPending = typed.trim() !== sent || query.isFetching
  const options = relationOptions({
    matches: (query.data?.data ?? []).map(optionOf),
    chosen: (defaultValueQuery.data?.data ?? []).map(optionOf).filter(({ value }) => chosen.includes(value)),
    isMultiple,
    isSearch: sent !== '',
  })

  const enter = useEarlyEnter({
    isPending,
    first: options[0]?.value,
    take: (id) => {
      choose(id)
      search('')
    },
  })
  const search = (text: string) => {
    enter.cancel()
    setTyped(text)
    selectProps.onSearch?.(text)
  }

  return {
    showSearch: selectProps.showSearch,
    // The server searches: the options are not filtered again here.
    filterOption: selectProps.filterOption,
    options,
    loading: isPending,
    searchValue: typed,
    onSearch: search,
    // antd clears only a search that it owns.
    onSelect: () => search(''),
    onBlur: () => search(''),
    onOpenChange: setOpen,
    onInputKeyDown: enter.onInputKeyDown,
    // While the name of a selected row loads, show a placeholder, never its id.
    labelRender: ({ label }: { label?: ReactNode }) => label ?? <Placeholder />,
    placeholder: t('form.typeToSearch'),
    notFoundContent: t(isPending ? 'palette.searching' : 'form.noResults'),
  }
}

type EarlyEnterOptions = { isPending: boolean; first: string | undefined; take: (id: string) => void }

/** Enter that is pressed before the answer is there: it takes the first match once that is here. */
function useEarlyEnter({ isPending, first, take }: EarlyEnterOptions) {
  const wasPressed = useRef(false)
  const takeFirst = useEffectEvent(() => {
    if (wasPressed.current && first !== undefined) take(first)
  })
  useEffect(() => {
    if (!isPending) takeFirst()
  }, [isPending])
  return {
    cancel: () => {
      wasPressed.current = false
    },
    onInputKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isPending) return
      event.preventDefault()
      event.stopPropagation()
      wasPressed.current = true
    },
  }
}
