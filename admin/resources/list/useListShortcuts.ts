import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useMay } from '../../auth/useDenial.ts'
import { type ListKey, listKeyOf } from './list-shortcuts.ts'

type Props = { declaration: AnyResource; rows: readonly AnyRow[]; onSelect: (row: AnyRow) => void; onHelp: () => void }

/** Works a list by keys, never while someone types or a dialog is open. Where the keyboard is, is where the focus is. */
export function useListKeys({ declaration, rows, onSelect, onHelp }: Props): void {
  const navigate = useNavigate()
  const may = useMay()
  const { name, access } = declaration

  const act = (key: ListKey, focused: HTMLElement | null): boolean => {
    const row = rows.find(({ id }) => String(id) === focused?.dataset.row)
    switch (key) {
      case 'search':
        return focusOn(document.querySelector('.list-tools input'))
      case 'next':
      case 'previous':
        return focusOn(neighbour(focused, key === 'next' ? 1 : -1))
      case 'help':
        onHelp()
        return true
      case 'create':
        return access.create !== false && may(declaration, 'create') === null && go(addressOf.create(name))
      case 'open':
        return row !== undefined && may(declaration, 'show') === null && go(addressOf.show(name, String(row.id)))
      case 'edit':
        return row !== undefined && access.edit !== false && may(declaration, 'edit') === null && go(addressOf.edit(name, String(row.id)))
      case 'select':
        if (row) onSelect(row)
        return row !== undefined
    }
  }
  const go = (address: string) => {
    navigate(address)
    return true
  }

  const latest = useRef(act)
  latest.current = act
  // Keys are pressed anywhere on the page, so the page itself listens.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const key = listKeyOf(event)
      if (!key || event.defaultPrevented || !(target instanceof HTMLElement) || isBusy(target)) return
      // Enter on a link or a button inside a row is theirs.
      if (event.code === 'Enter' && !target.dataset.row) return
      if (latest.current(key, target.closest<HTMLElement>('[data-row]'))) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const typed = 'textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="menu"], input:not([type="checkbox"])'
const isBusy = (target: HTMLElement) =>
  target.closest(typed) !== null || [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility())

function focusOn(element: HTMLElement | null): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== null
}

function neighbour(focused: HTMLElement | null, by: 1 | -1): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('.list [data-row]')]
  const at = focused ? all.indexOf(focused) : by === 1 ? -1 : all.length
  return all[Math.min(Math.max(at + by, 0), all.length - 1)] ?? null
}
