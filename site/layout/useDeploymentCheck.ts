import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { claimReload, isOutdated, openTargetOnReload } from './deployment.ts'

const checkMs = 5 * minuteMs

/** Reloads the page after a new deployment: looks every five minutes and when the tab is shown again, and waits while a form is half filled. */
export function useDeploymentCheck(): void {
  const { key } = useLocation()
  const isFilling = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has no typed text yet
  useEffect(() => {
    isFilling.current = false
  }, [key])
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    const check = async () => {
      const version = window.__reactRouterManifest?.version
      if (document.hidden || isFilling.current || !version || !(await isOutdated(version))) return
      if (!signal.aborted && !isFilling.current && claimReload(sessionStorage, Date.now())) location.reload()
    }
    const startFilling = () => {
      isFilling.current = true
    }
    document.addEventListener('input', startFilling, { signal })
    document.addEventListener('visibilitychange', () => void check(), { signal })
    openTargetOnReload(signal)
    const timer = setInterval(() => void check(), checkMs)
    return () => {
      unmounted.abort()
      clearInterval(timer)
    }
  }, [])
}
