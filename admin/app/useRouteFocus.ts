import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * After a change of page, the focus is on its content, where the next Tab goes on, and a new page begins at its top. A page that has
 * focused one of its own elements keeps that; «back» keeps the scroll position.
 */
export function useRouteFocus(contentId: string): void {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const last = useRef(pathname)
  // The focus belongs to the document, not to React.
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (navigation !== 'POP') scrollTo(0, 0)
    const content = document.getElementById(contentId)
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
  }, [pathname, navigation, contentId])
}
