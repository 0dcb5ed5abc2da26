import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { openedFromList } from '../opened-from-list.ts'
import { type ListShortcut, shortcutOf } from './list-shortcuts.ts'

type Props = { declaration: AnyResource; rows: readonly AnyRow[]; onSelect: (row: AnyRow) => void; onHelp: () => void }

/** Keyboard shortcuts of a list, ignored while typing or in a dialog. The focused row is the current one. */
export function useListShortcuts({ declaration, rows, onSelect, onHelp }: Props): void {
  const navigate = useNavigate()
  const denialReason = useDenialReasons()
  const rowDenialReason = useRowDenialReasons(declaration)
  const { name, access } = declaration

  const runShortcut = (key: ListShortcut, focused: HTMLElement | null): boolean => {
    const row = rows.find(({ id }) => String(id) === focused?.dataset.row)
    switch (key) {
      case 'search':
        return focusOn(document.querySelector('.list-toolbar input'))
      case 'next':
      case 'previous':
        return focusOn(neighbour(focused, key === 'next' ? 1 : -1))
      case 'help':
        onHelp()
        return true
      case 'create':
        return access.create !== false && denialReason(declaration, 'create') === null && go(adminPages.create({ resource: name }))
      case 'open':
        return (
          row !== undefined &&
          denialReason(declaration, 'show') === null &&
          go(adminPages.show({ resource: name, id: String(row.id) }), openedFromList)
        )
      case 'edit':
        return (
          row !== undefined &&
          access.edit !== false &&
          rowDenialReason(row, 'edit') === null &&
          go(adminPages.edit({ resource: name, id: String(row.id) }))
        )
      case 'select':
        if (row) onSelect(row)
        return row !== undefined
    }
  }
  const go = (address: string, state?: typeof openedFromList) => {
    navigate(address, { state })
    return true
  }

  const latest = useRef(runShortcut)
  latest.current = runShortcut
  // The shortcuts work anywhere on the page.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const key = shortcutOf(event)
      if (!key || event.defaultPrevented || !(target instanceof HTMLElement) || isTyping(target)) return
      // Enter on a link or button inside a row activates that element.
      if (event.code === 'Enter' && !target.dataset.row) return
      if (latest.current(key, target.closest<HTMLElement>('[data-row]'))) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const typingSelector =
  'textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="menu"], input:not([type="checkbox"])'
const isTyping = (target: HTMLElement) =>
  target.closest(typingSelector) !== null || [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility())

function focusOn(element: HTMLElement | null): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== null
}

function neighbour(focused: HTMLElement | null, by: 1 | -1): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('.list [data-row]')]
  const index = focused ? all.indexOf(focused) : by === 1 ? -1 : all.length
  return all[Math.min(Math.max(index + by, 0), all.length - 1)] ?? null
}
