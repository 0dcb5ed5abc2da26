import { type ReactNode, useEffect, useRef } from 'react'

/** A menu that opens below its button. Works without a script; with one it closes on Escape, on a press outside and when the focus leaves. */
export function Menu({ label, className = '', children }: { label: ReactNode; className?: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useCloseOutside(menu)
  return (
    <details
      ref={menu}
      name="header-menu"
      className={`group ${className}`}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1.5 hover:bg-sunken">{label}</summary>
      {children}
    </details>
  )
}

function useCloseOutside(menu: { readonly current: HTMLDetailsElement | null }): void {
  // An effect: a press outside belongs to the document.
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [menu])
}
