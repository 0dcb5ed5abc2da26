import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useDeploymentCheck } from './useDeploymentCheck.ts'

/**
 * What a browser does when it opens a page, for pages that are opened by a script: a bar while the page loads, focus on its heading, its title for
 * screen readers, and the newest version of the site.
 */
export function NavigationStatus() {
  useDeploymentCheck()
  const { pathname, hash } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const [title, setTitle] = useState('')
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setTitle(document.title)
    const content = document.getElementById('content')
    // A page may have set the focus itself, for example on an error summary.
    if (hash || content?.contains(document.activeElement)) return
    const heading = content?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <>
      {isLoading && <div className="navigation-progress" />}
      <p role="status" className="sr-only">
        {title}
      </p>
    </>
  )
}
