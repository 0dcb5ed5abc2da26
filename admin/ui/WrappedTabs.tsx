import { Tabs, type TabsProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'

/** Tabs that wrap to a second line. On phones they scroll horizontally, to the open tab first. */
export function WrappedTabs(props: Omit<TabsProps, 'className'>) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when another tab opens
  useLayoutEffect(() => {
    const list = frame.current?.querySelector('[role="tablist"] .ant-tabs-nav-list')
    const open = list?.querySelector('.ant-tabs-tab-active')
    if (list && open) list.scrollBy({ left: centerOf(open) - centerOf(list) })
  }, [props.activeKey])
  return (
    <div ref={frame}>
      <Tabs {...props} className="wrapped-tabs" />
    </div>
  )
}

function centerOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
