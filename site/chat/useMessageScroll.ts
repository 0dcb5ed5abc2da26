import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const nearEnd = 80

/**
 * Keeps the newest message in view while the reader is at the end, and the place of the reader while older messages are added above.
 * `first`, `last`: what identifies the first and last entry.
 */
export function useMessageScroll(box: RefObject<HTMLDivElement | null>, first: number | undefined, last: string) {
  const isAtEnd = useRef(true)
  const former = useRef({ first, height: 0 })
  const [hasNewBelow, setNewBelow] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { height } = former.current
    if (former.current.first !== first && height > 0 && !isAtEnd.current) element.scrollTop += element.scrollHeight - height
    former.current = { first, height: element.scrollHeight }
  }, [box, first])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new last entry
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd(box.current)
    else setNewBelow(true)
    if (box.current) former.current.height = box.current.scrollHeight
  }, [box, last])

  // Images load and the keyboard opens after the messages are drawn: the end stays in view.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => isAtEnd.current && toEnd(element))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [box])

  return {
    hasNewBelow,
    onScroll: () => {
      const element = box.current
      if (!element) return
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
      former.current.height = element.scrollHeight
      if (isAtEnd.current) setNewBelow(false)
    },
    scrollToEnd: () => {
      isAtEnd.current = true
      toEnd(box.current)
      setNewBelow(false)
    },
  }
}

const toEnd = (element: HTMLDivElement | null): void => element?.scrollTo({ top: element.scrollHeight })
