import { type RefObject, useEffect, useState } from 'react'
import { useWidth } from '../../ui/useWidth.ts'

/** How many columns of the table in this box are shown without sideways scrolling, at least two: drops the last one until the rest fits. */
export function useFittingCount(box: RefObject<HTMLElement | null>, total: number): number {
  const width = useWidth(box)
  const [fitting, setFitting] = useState({ width, total, count: total })
  const count = fitting.width === width && fitting.total === total ? fitting.count : total
  useEffect(() => {
    const scroller = box.current?.querySelector('.ant-table-content')
    const table = scroller?.firstElementChild
    if (!scroller || !table || count <= 2) return
    // The names of related rows come later and can widen the table.
    const observer = new ResizeObserver(() => {
      if (scroller.scrollWidth > scroller.clientWidth + 1) setFitting({ width, total, count: count - 1 })
    })
    observer.observe(table)
    return () => observer.disconnect()
  }, [box, width, total, count])
  return count
}
