import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { clearDrafts, savesDrafts } from './drafts.ts'

/** Clears all drafts when the user navigates to a path without drafts. */
export function useClearDrafts(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!savesDrafts(pathname)) clearDrafts()
  }, [pathname])
}
