import { useEffect, useRef } from 'react'

const delayMs = 400

/** Marks messages as read while the page is visible. */
export function useReadMark(seq: number, known: number, mark: (seq: number) => Promise<boolean>): void {
  const marked = useRef(known)
  // Not during render: whether the page is visible belongs to the browser.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const markSoon = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible' || seq <= marked.current) return
      timer = setTimeout(() => {
        void mark(seq).then((isMarked) => {
          if (isMarked) marked.current = Math.max(marked.current, seq)
        })
      }, delayMs)
    }
    markSoon()
    document.addEventListener('visibilitychange', markSoon)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', markSoon)
    }
  }, [seq, mark])
}
