import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { clearDrafts, keepsDrafts } from './drafts.ts'

/** Forgets the drafts as soon as the reader goes to a path that keeps none. */
export function useClearDrafts(): void {
  const { pathname } = useLocation()
  // An effect, since localStorage is the browser's and the path is what changes it.
  useEffect(() => {
    if (!keepsDrafts(pathname)) clearDrafts()
  }, [pathname])
}
