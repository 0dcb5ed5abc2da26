import { type RefObject, useEffect, useEffectEvent } from 'react'

type Props = { page: RefObject<HTMLDivElement | null>; isNew: boolean; save: () => void }

/** Ctrl+S or ⌘S saves a form, on any keyboard layout. A form for a new row begins in its first field, where no touch keyboard would open. */
export function useFormKeys({ page, isNew, save }: Props): void {
  const onSave = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    // The form behind an open dialog must not be saved.
    const dialog = [...document.querySelectorAll('[role="dialog"]')].find((element) => element.checkVisibility())
    if (!dialog || dialog.contains(page.current)) save()
  })
  useEffect(() => {
    addEventListener('keydown', onSave)
    return () => removeEventListener('keydown', onSave)
  }, [])
  // The inputs exist once the form is mounted.
  useEffect(() => {
    if (!isNew || matchMedia('(pointer: coarse)').matches) return
    page.current
      ?.querySelector<HTMLElement>('form input:not([type="file"], [readonly], :disabled), form textarea')
      ?.focus({ preventScroll: true })
  }, [isNew, page])
}
