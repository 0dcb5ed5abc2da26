import { useEffect, useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'

/** Says from when on this browser may reset the password. No error: it takes the focus as one, so that it is read. */
export function ResetWaiting({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex gap-3 rounded-card bg-brand-soft p-4">
      <Icon name="clock" className="mt-1 shrink-0 text-brand" />
      <p className="font-medium">{text}</p>
    </div>
  )
}
