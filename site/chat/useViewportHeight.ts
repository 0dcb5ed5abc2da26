import { useEffect } from 'react'

/** Sets `--visible-height` to what the keyboard of a phone leaves of the window. */
export function useViewportHeight(): void {
  // The visual viewport is the browser's: only its events tell when the keyboard opens.
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const update = () => {
      const isKeyboardOpen = window.innerHeight - viewport.height > 120
      if (isKeyboardOpen) style.setProperty('--visible-height', `${viewport.height}px`)
      else style.removeProperty('--visible-height')
    }
    viewport.addEventListener('resize', update)
    return () => {
      viewport.removeEventListener('resize', update)
      style.removeProperty('--visible-height')
    }
  }, [])
}
